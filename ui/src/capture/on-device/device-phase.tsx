import type { ReactNode } from 'react'
import type { AnalysisPhase } from '@kaoiro/core/diagnosis'
import { useLoadedPercent } from '../../device/device-analyser.js'
import { usePlace } from '../../device/place.js'
import { captureTexts, deviceTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'

interface DevicePhaseProps {
  readonly phase: AnalysisPhase
  readonly children: (text: string) => ReactNode
}

/** The phase as text. On the device, shows how much of the models has loaded, and does not mention an upload. */
export const DevicePhase = ({ phase, children }: DevicePhaseProps) => {
  const { messages } = useTexts(captureTexts)
  const words = useTexts(deviceTexts)
  const percent = useLoadedPercent()
  const isOnDevice = usePlace() === 'device'
  if (isOnDevice && percent !== null) return children(words.preparing({ percent }))
  return children(messages[isOnDevice ? 'analysing' : phase])
}
