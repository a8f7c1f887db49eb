import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { closeDeviceAnalyser, openDeviceAnalyser } from '../../device/device-analyser.js'
import { usePlace } from '../../device/place.js'

interface WithDeviceAnalyserProps {
  readonly hasPhoto: boolean
  readonly children: ReactNode
}

/** Has the models loaded from the first photo on, and gives their memory back when the visitor leaves. */
export const WithDeviceAnalyser = ({ hasPhoto, children }: WithDeviceAnalyserProps) => {
  const isOnDevice = usePlace() === 'device'
  useEffect(() => {
    if (hasPhoto && isOnDevice) openDeviceAnalyser()
  }, [hasPhoto, isOnDevice])
  useEffect(() => closeDeviceAnalyser, [])
  return children
}
