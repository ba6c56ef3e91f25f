import { it } from 'vitest'
import { judgeWith, screens } from './every-screen.ts'
import { useBrowser } from './journey.ts'

const judge = judgeWith(useBrowser(), { width: 360, height: 740 })

it.each(screens)('finds nothing wrong with the narrow %s screen, and nothing wider than it [A11Y-1] [A11Y-3]', judge)
