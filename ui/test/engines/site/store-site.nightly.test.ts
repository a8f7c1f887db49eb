import { startFirefox } from '../firefox.js'
import { firefox, webKit } from '../programs.js'
import { describeStoreSite } from './store-walk.js'
import { startWebKit } from '../webkit/webkit.js'

const [inFirefox, inWebKit] = [firefox, webKit]
if (inFirefox !== undefined) describeStoreSite('Firefox', () => startFirefox(inFirefox))
if (inWebKit !== undefined) describeStoreSite('WebKit', () => startWebKit(inWebKit))
