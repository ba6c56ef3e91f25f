import { it } from 'vitest'
import { useBrowser } from './journey.ts'
import { judgeWith, wide } from './screens/judge.ts'
import { everySecond, states } from './screens/product-screens.ts'

const judge = judgeWith(useBrowser('none', 'of the file'), wide)

it.each(everySecond(1, states))(
  'finds nothing wrong with the wide screen $name, and nothing wider than it [A11Y-1]',
  judge,
)
