import { startProcess } from './start.ts'

/** Starts a regular installation. The demo has its own entry point. */
await startProcess(null)
