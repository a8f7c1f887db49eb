import type { ReactNode } from 'react'
import { useEffect } from 'react'
import type { CaptureFlow } from '@kaoiro/screens/capture'
import { closeDeviceAnalyser, openDeviceAnalyser } from '../../device/device-analyser.js'
import { usePlace } from '../../device/place.js'

interface WithDeviceAnalyserProps {
  readonly step: CaptureFlow<unknown>['_tag']
  readonly children: ReactNode
}

/**
 * For analysis on the device, loads the models once there is a photo. For analysis by the service, only
 * the check (`useLook`) loads them, and sending the photo ends the check. Releases the models when the
 * visitor leaves.
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
