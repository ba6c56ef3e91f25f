import { it } from 'vitest'
import { useBrowser } from './journey.ts'
import { judgeWith, narrow } from './screens/judge.ts'
import { everySecond, views } from './screens/product-screens.ts'

const judge = judgeWith(useBrowser('none', 'of the file'), narrow)

it.each(everySecond(1, views))(
  'finds nothing wrong with the narrow screen $name, and nothing wider than it [A11Y-1] [A11Y-3]',
  judge,
)
