import { it } from 'vitest'
import { useBrowser } from './journey.ts'
import { judgeWith } from './screens/judge.ts'
import { views } from './screens/product-screens.ts'

const judge = judgeWith(useBrowser('none', 'of the file'), { width: 360, height: 740 }, ['dark'])

it.each(views)('finds nothing wrong with the narrow screen $name, and nothing wider than it [A11Y-1] [A11Y-3]', judge)
