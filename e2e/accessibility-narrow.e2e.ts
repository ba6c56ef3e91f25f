import { describe } from 'vitest'
import { judgeEveryScreen } from './every-screen.ts'
import { useBrowser } from './journey.ts'

const open = useBrowser()

describe('narrow, light and dark', () => {
  judgeEveryScreen(open, { width: 360, height: 740 })
})
