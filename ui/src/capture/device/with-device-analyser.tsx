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
 * Has the models loaded from the first photo on, and gives their memory back when the visitor leaves. Where the service
 * analyses they are for a look alone (`useLook`): a photo that is sent neither waits for it nor shares the network with it.
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
