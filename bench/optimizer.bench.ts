import { measureCancel } from '#optimizer/cancel/measure-cancel.ts'
import { measureClassic } from '#optimizer/classic/measure-classic.ts'
import { measureGenerated } from '#optimizer/classic/measure-generated.ts'
import { measureFreight } from '#optimizer/freight/measure-freight.ts'
import { readOptions } from '#optimizer/options.ts'
import { measureThreads } from '#optimizer/threads/measure-threads.ts'

const options = readOptions(process.argv.slice(2))

if (options.instances !== undefined) measureClassic(options.instances, options)
if (options.generated) measureGenerated(options)
if (options.freight) await measureFreight(options)
if (options.cancel) await measureCancel(options)
if (options.threads) await measureThreads(options)
