import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { simulatorClient } from '../client/simulator-client.ts'

writeFileSync(join(import.meta.dirname, '../simulator/portal.gen.ts'), simulatorClient())
