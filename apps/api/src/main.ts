import { startProcess } from './start.ts'

/** A real installation; the demo is started by the demo itself. */
await startProcess(null)
