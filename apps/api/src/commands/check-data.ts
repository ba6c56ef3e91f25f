import { openDatabase } from '../portal-database.ts'
import { type Broken, findBroken } from './must-hold/find-broken.ts'
import { readOptions, readSettings, runCommand } from './run-command.ts'

/**
 * Searches the stored data for what must never be, names the records by number, and ends with 1 when something was found.
 * Changes nothing.
 */
await runCommand(async () => {
  readOptions({}, 'npm run check-data')
  const database = await openDatabase(readSettings(), { exclusive: false })
  try {
    const companies = await database.db.selectFrom('system.companyIds').select('companyId').execute()
    let broken = 0
    for (const { companyId } of companies) {
      const result = await findBroken(database.db, companyId)
      broken += result.length
      if (result.length > 0) console.log([`Company ${companyId}`, ...result.map(textOf)].join('\n'))
    }
    const checked = `${companies.length} ${companies.length === 1 ? 'company' : 'companies'}`
    console.log(broken === 0 ? `Everything holds in ${checked}.` : `Found in ${checked}. Nothing was changed.`)
    if (broken > 0) process.exitCode = 1
  } finally {
    await database.close()
  }
})

function textOf({ holds, count, numbers }: Broken): string {
  const more = count > numbers.length ? ` and ${count - numbers.length} more` : ''
  return `  Does not hold: ${holds}\n    ${count}: ${numbers.join(', ')}${more}`
}
