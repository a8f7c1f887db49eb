import type { SeasonDirection } from '@kaoiro/core/diagnosis'
import type { AlternativeTexts, SmallChangeTexts } from '../../content/alternative-texts.js'
import { listed, subject } from './particles.js'

const undertones = { warmer: '노란 기', cooler: '푸른 기' } as const
const depths = { lighter: '밝기', deeper: '깊이' } as const

/** The qualities of the colouring that would have to increase. */
const qualities = ({ undertone, depth }: SeasonDirection): string =>
  subject(
    listed([
      ...(undertone === null ? [] : [undertones[undertone]]),
      ...(depth === null ? [] : [depths[depth]]),
    ]),
  )

const changes: SmallChangeTexts = {
  faceLine: {
    more: { first: '얼굴선이 조금 더 날렵하면', last: '얼굴선이 조금 더 둥글면' },
    less: {
      first: '얼굴선이 조금 더 부드러우면',
      last: '얼굴선의 둥근 느낌이 조금 덜하면',
    },
  },
  eyebrowAngle: {
    more: { first: '눈썹이 조금 더 아치를 그리면', last: '눈썹이 조금 더 일자에 가까우면' },
    less: {
      first: '눈썹의 아치가 조금 더 완만하면',
      last: '눈썹이 조금 더 부드러우면',
    },
  },
  eyeVerticalLength: {
    more: { first: '눈매가 조금 더 둥글면', last: '눈매가 가로로 조금 더 길면' },
    less: {
      first: '눈매의 둥근 느낌이 조금 덜하면',
      last: '눈매의 가늘고 긴 느낌이 조금 덜하면',
    },
  },
  mouthWidth: {
    more: { first: '입매가 조금 더 시원하면', last: '입매가 조금 더 아담하면' },
    less: {
      first: '입매의 시원한 느낌이 조금 덜하면',
      last: '입매의 아담한 느낌이 조금 덜하면',
    },
  },
  noseRatio: {
    more: {
      first: '얼굴의 무게중심이 조금 더 아래쪽에 있으면',
      last: '얼굴의 무게중심이 조금 더 위쪽에 있으면',
    },
    less: {
      first: '이목구비와 턱 사이에 조금 더 여유가 있으면',
      last: '이목구비와 턱 사이가 조금 더 가까우면',
    },
  },
}

export const alternatives: AlternativeTexts = {
  heading: '가까운 페이스 패턴',
  lead: '이런 패턴과도 가까운 얼굴이에요.',
  season: ({ name, points, nearness, direction }) => {
    switch (nearness) {
      case 'larger':
        return `비율은 ‘${name}’ 쪽이 ${points}%p 더 높아요. 이 톤의 컬러도 잘 어울려요.`
      case 'equal':
        return `‘${name}’ 비율도 똑같아요. 이 톤의 컬러도 잘 어울려요.`
      case 'touch':
        return `‘${name}’ 타입과는 불과 ${points}%p 차이예요. ${qualities(direction)} 아주 조금만 더해지면 ‘${name}’ 타입이 될 만큼 가까워서, 이 톤의 컬러도 잘 어울려요.`
      case 'step':
        return `다음으로 가까운 타입은 ‘${name}’으로, ${points}%p 차이예요. ${qualities(direction)} 조금 더해지면 ‘${name}’ 타입에 가까워져요.`
    }
  },
  row: ({ trait, way, side }, type) => `${changes[trait][way][side]} ‘${type}’ 패턴에 가까워져요.`,
}
