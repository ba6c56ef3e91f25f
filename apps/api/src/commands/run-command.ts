import { type ParseArgsConfig, parseArgs } from 'node:util'
import { type Env, readEnv } from '../env.ts'

/** What a command does not do, and why; said in one line instead of a stack. */
export class CommandRefusal extends Error {}

/** Runs a command to its end: refused is exit code 2, broken is 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const isRefused = error instanceof CommandRefusal
    console.error(isRefused ? error.message : error)
    process.exitCode = isRefused ? 2 : 1
  }
}

type Options = NonNullable<ParseArgsConfig['options']>

/** The options of a command; an unknown one, or one without its value, is refused together with the usage. */
export function readOptions<const O extends Options>(options: O, usage: string) {
  try {
    return parseArgs({ options, strict: true, allowPositionals: false }).values
  } catch (error) {
    throw new CommandRefusal(`${messageOf(error)}\nUsage: ${usage}`)
  }
}

/** The settings of the server that this command works beside. */
export function readSettings(defaults: Record<string, string> = {}): Env {
  try {
    return readEnv({ ...defaults, ...process.env })
  } catch (error) {
    throw new CommandRefusal(messageOf(error))
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
