import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { Logger } from '#platform/log.ts'
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

/** For parts that keep a log: a command says beside its answer what went wrong, and not what went well. */
export const commandLog: Logger = {
  debug: () => {},
  info: () => {},
  warn: (_about, message) => console.error(message),
  error: (_about, message) => console.error(message),
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

/** The words after a command that has no options; an option is refused together with the usage. */
export function readWords(usage: string): string[] {
  try {
    return parseArgs({ options: {}, strict: true, allowPositionals: true }).positionals
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
