import type { ReactNode } from 'react'
import { useEffect } from 'react'
import type { CaptureFlow } from '@kaoiro/core/flow/capture-flow'
import { closeDeviceAnalyser, openDeviceAnalyser } from '../../device/device-analyser.js'
import { usePlace } from '../../device/place.js'

interface WithDeviceAnalyserProps {
  readonly step: CaptureFlow<unknown, unknown>['_tag']
  readonly children: ReactNode
}

/**
 * Loads the models once there is a photo and releases them when the visitor leaves. With analysis
 * by the service, they serve only the check (`useLook`), and sending the photo cancels it.
 */
export const WithDeviceAnalyser = ({ step, children }: WithDeviceAnalyserProps) => {
  const isOnDevice = usePlace() === 'device'
  const hasPhoto = step !== 'NoPhoto'
  const isSent = step === 'Analysing' && !isOnDevice
  useEffect(() => {
    if (hasPhoto && isOnDevice) openDeviceAnalyser()
  }, [hasPhoto, isOnDevice])
  useEffect(() => {
    if (isSent) closeDeviceAnalyser()
  }, [isSent])
  useEffect(() => closeDeviceAnalyser, [])
  return children
}
