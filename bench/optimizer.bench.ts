import { measureClassic } from '#optimizer/classic/measure-classic.ts'
import { readOptions } from '#optimizer/options.ts'

const options = readOptions(process.argv.slice(2))

if (options.instances !== undefined) measureClassic(options.instances, options)
