import type { Progress } from '@lanewise/contract/event'
import { createCompanyLocation } from '@lanewise/contract/locations'
import * as contract from '@lanewise/contract/order-uploads'
import { findFilteredOrders } from '@lanewise/contract/orders'
import type { Permission } from '@lanewise/domain/access/permissions'
import { uploadColumns, uploadHeader } from '@lanewise/domain/orders/upload/columns'
import { aMileApart } from '#connectors/routing/testing/given.ts'
import { orderUploadWork, uploadWork } from '#features/order-uploads/order-uploads.jobs.ts'
import { usualParts } from '#features/order-uploads/work/work-through.ts'
import { inCompany } from '#platform/db/database.ts'
import { readUser } from '#platform/identity/accounts.ts'
import type { JobDefinition } from '#platform/jobs/job.ts'
import type { Person } from '#platform/testing/given.ts'
import type { TestPortal } from '#platform/testing/portal.ts'

export const { head, Pickup, Dropoff, item } = uploadColumns
export type Cells = Record<string, string>

const quoted = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
export const csvOf = (...rows: Cells[]) =>
  [uploadHeader, ...rows.map((cells) => uploadHeader.map((column) => cells[column] ?? ''))]
    .map((cells) => cells.map(quoted).join(','))
    .join('\r\n')
export const fileOf = (...rows: Cells[]) => Buffer.from(csvOf(...rows)).toString('base64')

/** A truckload from Chicago to Dallas by location names. Tests add the cells that matter. */
export const anOrder = (reference: string, cells: Cells = {}): Cells => ({
  [head.reference]: reference,
  [head.orderType]: 'Sales',
  [head.freightTermType]: 'Prepaid',
  [head.shippingMode]: 'TL',
  [head.equipmentMode]: 'Dry',
  [Pickup.location]: 'Chicago DC',
  [Pickup.date]: '06/01/2027',
  [Pickup.from]: '08:00',
  [Pickup.until]: '15:00',
  [Dropoff.location]: 'Dallas DC',
  [Dropoff.date]: '06/03/2027',
  [Dropoff.from]: '9:00 AM',
  [Dropoff.until]: '5:00 PM',
  [item.description]: 'Canned peaches',
  [item.totalWeight]: '1200',
  [item.palletCount]: '2',
  [item.packageCount]: '2',
  [item.packagingUnitType]: 'Pallet',
  ...cells,
})

let houses = 9_000

/** A user who uploads orders, with locations in Chicago and Dallas. */
export async function uploadSetup(portal: TestPortal, facts: { permissions?: readonly Permission[] } = {}) {
  const company = await portal.given.company()
  const admin = portal.as(await portal.given.person({ company }))
  const person = await portal.given.person({ company, firstName: 'Uma', lastName: 'Loader', ...facts })
  const { ask, attempt } = portal.as(person)
  const addPlace = async (city: 'Chicago' | 'Dallas', name = `${city} DC`, more: object = {}) => {
    houses += 1
    const where = city === 'Chicago' ? { state: 'IL', postalCode: '60606' } : { state: 'TX', postalCode: '75201' }
    const body = {
      country: 'US' as const,
      addressLine1: `${houses} Main Street`,
      city,
      ...where,
      verifiedLocationName: name,
      companyName: 'Northwind Foods',
      ...more,
    }
    return (await admin.ask(createCompanyLocation, { body })).location
  }
  const [chicago, dallas] = [await addPlace('Chicago'), await addPlace('Dallas')]
  const runJob = jobRunner(portal, person)
  const send = (data: string, fileName = 'orders.csv') => ask(contract.uploadOrders, { body: { fileName, data } })
  const read = ({ id }: { id: string }) => ask(contract.getOrderUpload, { params: { orderUploadId: id } })
  const upload = async (...rows: Cells[]) => {
    const sent = await send(fileOf(...rows))
    await runJob()
    return read(sent)
  }
  const rowsOf = async ({ id }: { id: string }, query: object = {}) =>
    (
      await ask(contract.findOrderUploadRows, {
        params: { orderUploadId: id },
        query: { pageSize: 10_000, ...query },
      })
    ).data
  const orders = async () => (await admin.ask(findFilteredOrders, { body: { pageSize: 10_000 } })).data
  return { company, person, admin, ask, attempt, chicago, dallas, addPlace, send, upload, read, rowsOf, orders, runJob }
}

export type Mishap = {
  /** The number of the transaction that is rolled back, counted from 1. */
  failIn?: number
  isStopping?: boolean
  /** Uses parts of a tenth of the usual size, so that a file with a tenth of the orders takes as many transactions. */
  isSmall?: boolean
  after?: (count: number) => Promise<unknown>
}

/** Runs the upload that was queued last, as the queue does. Returns its progress reports. */
const jobRunner =
  ({ database, transactions, queued, features }: TestPortal, person: Person) =>
  async ({ failIn, isStopping, isSmall, after }: Mishap = {}): Promise<Progress[]> => {
    const user = await inCompany(database.db, person.companyId, (tx) => readUser(tx, person.id))
    const job: JobDefinition | undefined = isSmall
      ? uploadWork(aMileApart, undefined, { check: usualParts.check / 10, save: usualParts.save / 10 })
      : features.flatMap(({ jobs = [] }) => jobs).find(({ name }) => name === orderUploadWork.name)
    const payload = queued.findLast(({ name }) => name === 'order-uploads.work')?.payload
    if (!user || !job) throw new Error('Nobody works through the file')
    const reports: Progress[] = []
    let count = 0
    const transaction = async <T>(work: Parameters<typeof transactions.as<T>>[1]) => {
      count += 1
      const isLost = count === failIn
      const answer = await transactions.as(user, async (ctx) => {
        const done = await work(ctx)
        if (isLost) throw new Error('The process died')
        return done
      })
      await after?.(count)
      return answer
    }
    const signal = isStopping ? AbortSignal.abort() : new AbortController().signal
    const progress = (sent: Progress) => void reports.push({ ...sent })
    await job.prepare?.({ user, transaction, signal, progress }, job.payload.parse(payload))
    return reports
  }
