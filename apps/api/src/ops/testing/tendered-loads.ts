import { addBusinessDays } from '@lanewise/domain/shared/calendar'

/** Calls the API as an admin of the demo. Refusals end the test. */
export type Ask = <T>(path: string, body?: object) => Promise<T>

type Connected = { carrierId: string }

const dayMs = 86_400_000
const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

/** A carrier that is reached by email, with insurance for a year. */
async function newCarrier(ask: Ask, name: string, dotNumber: string): Promise<Connected> {
  const email = `dispatch@${name.toLowerCase()}.test`
  const { carrierId } = await ask<Connected>('/carriers', {
    name,
    dotNumber,
    email,
    modes: ['TL'],
    equipmentModes: [1],
  })
  for (const kind of ['Cargo', 'AutoLiability'])
    await ask(`/carriers/${carrierId}/insurance`, {
      ...{ kind, policyNumber: `${kind}-${dotNumber}`, insurer: 'Great Plains Mutual', coverageCents: 100_000_000 },
      ...{ effectiveOn: dayIn(-30), expiresOn: dayIn(330) },
    })
  await ask(`/carriers/${carrierId}/contacts`, { name: 'Joan Birch', role: 'Dispatch', email })
  return { carrierId }
}

const plants = {
  Indianapolis: { city: 'Indianapolis', state: 'IN', postalCode: '46204', country: 'US' },
  Lincoln: { city: 'Lincoln', state: 'NE', postalCode: '68502', country: 'US' },
} as const

async function newLane(ask: Ask, tenderMethod: 'Email' | 'EDI', carriers: readonly Connected[]) {
  const { id } = await ask<{ id: string }>('/lanes', {
    customerReferenceNumber: `Test lane by ${tenderMethod}`,
    ...{ origin: plants.Indianapolis, destination: plants.Lincoln, equipmentMode: 1 },
    ...{ tenderType: 'Manual', tenderMethod, tenderTime: 600, shipmentTenderingStart: 30 },
  })
  for (const { carrierId } of carriers)
    await ask(`/lanes/${id}/rates`, {
      ...{ carrierId, rateType: 'AllIn', chargeType: 'Flat', rate: 2345 },
      ...{ effectiveDate: dayIn(-1), expirationDate: dayIn(90) },
    })
}

async function newLoad(ask: Ask): Promise<string> {
  const [pickup, dropoff] = [addBusinessDays(dayIn(0), 3), addBusinessDays(dayIn(0), 6)]
  const { billingSetting } = await ask<{ billingSetting: { id: string } }>('/billing-settings/default')
  const sites = await ask<{ locationName: string; locationNumber: string }[]>('/locations/company')
  const stop = (type: 'Pickup' | 'Dropoff', plant: keyof typeof plants, baseDate: string) => ({
    ...{ type, baseDate, locationNumber: sites.find((site) => site.locationName === `${plant} Plant`)?.locationNumber },
    // Both docks are open at this time on every weekday, in summer and in winter.
    earlyDateTimeOffset: `${baseDate}T14:00:00Z`,
    lateDateTimeOffset: `${baseDate}T15:30:00Z`,
    lineItems: [
      {
        ...{ uniqueIdentifier: 'line-1', description: 'Canned peaches', packagingUnitType: 'Pallet' },
        ...{ totalWeight: 12_000, palletCount: 10, packageCount: 10 },
      },
    ],
  })
  const { orderId } = await ask<{ orderId: string }>('/Orders', {
    orderType: 'Sales',
    referenceNumbers: [{ label: 'Sales Order #', value: 'SO-77', typeId: 'SalesOrder', isRequired: true }],
    billingSettings: billingSetting.id,
    ...{ shippingMode: 'TL', equipmentMode: 1, equipmentTypes: ['Van'] },
    stops: [stop('Pickup', 'Indianapolis', pickup), stop('Dropoff', 'Lincoln', dropoff)],
    tmsOrderDetails: { freightTermType: 'Prepaid' },
  })
  const body = { orders: [orderId], maxBuy: 0 }
  const { shipmentNumber } = await ask<{ shipmentNumber: string }>('/shipments', body)
  await ask(`/shipments/${shipmentNumber}/tenders`, {})
  return shipmentNumber
}

/** Truckloads offered to three carriers by mail, one after the other. */
export async function loadsByMail(ask: Ask, count: number): Promise<string[]> {
  const carriers = []
  for (const [index, name] of ['Meadowlark', 'Bobolink', 'Killdeer'].entries())
    carriers.push(await newCarrier(ask, name, String(71_234_501 + index)))
  await newLane(ask, 'Email', carriers)
  return several(count, () => newLoad(ask))
}

/** Truckloads offered to the demo's carrier that is connected by EDI. */
export async function loadsByEdi(ask: Ask, count: number): Promise<string[]> {
  await newLane(ask, 'EDI', [await ediCarrier(ask)])
  return several(count, () => newLoad(ask))
}

export async function ediCarrier(ask: Ask): Promise<Connected> {
  const { data } = await ask<{ data: (Connected & { scac: string | null })[] }>('/carriers?mode=TL&pageSize=200')
  for (const { carrierId } of data.filter(({ scac }) => scac !== null)) {
    const { kind } = await ask<{ kind: string }>(`/carriers/${carrierId}/tender-connection`)
    if (kind === 'EDI') return { carrierId }
  }
  throw new Error('No carrier of the demo is connected by EDI')
}

async function several<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const all: T[] = []
  while (all.length < count) all.push(await make())
  return all
}
