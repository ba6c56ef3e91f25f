import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { Logger } from '#platform/log.ts'
import { type Env, readEnv } from '../env.ts'

/** Refusal of a command, printed as one line instead of a stack trace. */
export class CommandRefusal extends Error {}

/** Runs a command. The exit code is 2 for a refusal and 1 for a failure. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const isRefused = error instanceof CommandRefusal
    console.error(isRefused ? error.message : error)
    process.exitCode = isRefused ? 2 : 1
  }
}

/** Logger for components that need one. A command prints only warnings and errors next to its result. */
export const commandLog: Logger = {
  debug: () => {},
  info: () => {},
  warn: (_about, message) => console.error(message),
  error: (_about, message) => console.error(message),
}

type Options = NonNullable<ParseArgsConfig['options']>

/** Parses the options of a command. An unknown option or a missing value is refused with the usage text. */
export function readOptions<const O extends Options>(options: O, usage: string) {
  try {
    return parseArgs({ options, strict: true, allowPositionals: false }).values
  } catch (error) {
    throw new CommandRefusal(`${messageOf(error)}\nUsage: ${usage}`)
  }
}

/** Positional arguments of a command that has no options. Any option is refused with the usage text. */
export function readArguments(usage: string): string[] {
  try {
    return parseArgs({ options: {}, strict: true, allowPositionals: true }).positionals
  } catch (error) {
    throw new CommandRefusal(`${messageOf(error)}\nUsage: ${usage}`)
  }
}

export function readSettings(defaults: Record<string, string> = {}): Env {
  try {
    return readEnv({ ...defaults, ...process.env })
  } catch (error) {
    throw new CommandRefusal(messageOf(error))
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
