import { DeviceFailure, DevicePhase, PlaceChoice } from '../capture/on-device/device-analysis.js'
import { HairlineHint, PhotoFindings } from '../capture/on-device/photo-findings.js'
import { DeviceSection } from '../result/receipt-section.js'
import { onPhoto } from './capture-examples.js'
import type { Examples, Samples } from './samples.js'
import { noop } from './samples.js'

const lost = { _tag: 'AnalyserLost', detail: '' } as const

/** Additional components of sites with on-device analysis. */
export function deviceExamples(): Examples {
  return {
    PlaceChoice: { default: <PlaceChoice /> },
    DevicePhase: {
      analysing: <DevicePhase phase="analysing">{(text) => <p>{text}</p>}</DevicePhase>,
    },
    DeviceFailure: { 'not loaded': <DeviceFailure error={lost} text={null} /> },
    DeviceSection: {
      'all photos': <DeviceSection photos="all" />,
      'some photos': <DeviceSection photos="some" />,
    },
  }
}

/** Findings of the photo check before the analysis. */
export function lookExamples(samples: Samples): Examples {
  return {
    PhotoFindings: {
      one: onPhoto(samples, <PhotoFindings remarks={['glasses']} onShow={noop} />),
      two: onPhoto(
        samples,
        <PhotoFindings remarks={['closed-eyes', 'side-light']} onShow={noop} />,
      ),
    },
    HairlineHint: {
      'far from the guide': onPhoto(samples, <HairlineHint hairline={30} at={20} onMove={noop} />),
    },
  }
}
