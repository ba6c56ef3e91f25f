import { it } from 'vitest'
import { useBrowser } from './journey.ts'
import { judgeWith } from './screens/judge.ts'
import { everySecond, states } from './screens/product-screens.ts'

const judge = judgeWith(useBrowser('none', 'of the file'))

it.each(everySecond(1, states))(
  'finds nothing wrong with the screen $name, wide and narrow, and nothing wider than it [A11Y-1] [A11Y-3]',
  judge,
)
