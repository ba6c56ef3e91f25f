import { generatePalletLabels, getBOLOptions, getBolReport } from '@lanewise/contract/bills-of-lading'
import type { CallInput } from '@lanewise/contract/operation'
import { updateShipmentDetails } from '@lanewise/contract/shipments'
import type { Permission } from '@lanewise/domain/access/permissions'
import { readCode128 } from '@lanewise/domain/bills-of-lading/testing/read-code128'
import type { peaches } from '#features/orders/testing/given.ts'
import { shipmentSetup } from '#features/shipments/testing/given.ts'
import { inCompany } from '#platform/db/database.ts'
import { readDrawing, readPdf } from '#platform/pdf/testing/read-pdf.ts'
import type { TestPortal } from '#platform/testing/portal.ts'

export const cleaner = {
  description: 'Cleaning concentrate',
  isHazmat: true,
  hazmatHazardClass: '8',
  hazmatPackingGroup: 'III',
  hazmatUNNumber: 'UN1760',
  properShippingName: 'Corrosive liquids, n.o.s.',
  technicalName: 'phosphoric acid',
} as const

/** Emergency data required on an order with hazardous goods. */
export const emergency = { hazmatEmergencyContactInfo: 'Chem Desk (800) 555-0101', chemtracAccountNumber: 'CHM-21884' }

type Command = Omit<CallInput<typeof getBolReport>['body'], 'shipmentNumber'>

/** A user who ships and prints, with helpers that create shipments of one order. */
export async function bolSetup(portal: TestPortal, facts: { permissions?: readonly Permission[] } = {}) {
  const setup = await shipmentSetup(portal, facts)
  const { ask } = setup
  const opened = ({ fileName, base64 }: { fileName: string; base64: string }) => {
    const file = Buffer.from(base64, 'base64')
    return { fileName, file, pages: readPdf(file), codes: readBarcodes(file) }
  }
  const dockOf = (lineItems: ReturnType<typeof peaches>[]) => ({ lineItems })
  return {
    ...setup,
    shipItems: (items: ReturnType<typeof peaches>[], more: Parameters<typeof setup.ship>[0] = {}) =>
      setup.ship({ stops: [setup.pickup(dockOf(items)), setup.dropoff(dockOf(items))], ...more }),
    options: (shipmentId: string) => ask(getBOLOptions, { params: { shipmentId } }),
    print: async (shipmentNumber: string, command: Command = {}) =>
      opened(await ask(getBolReport, { body: { shipmentNumber, ...command } })),
    labels: async (shipmentNumber: string, command: Pick<Command, 'singleOrderNumber'> = {}) =>
      opened(await ask(generatePalletLabels, { body: { shipmentNumber, ...command } })),
    record: (shipmentNumber: string, body: CallInput<typeof updateShipmentDetails>['body']) =>
      ask(updateShipmentDetails, { params: { shipmentNumber }, body }),
    /** Adds another order to a shipment with the same two docks. */
    join: async (shipmentId: string, orderId: string) =>
      inCompany(portal.database.db, setup.company.id, async (tx) => {
        const stops = await tx
          .selectFrom('shipmentStops')
          .select(['id', 'stopType'])
          .where('shipmentId', '=', shipmentId)
          .execute()
        const others = await tx
          .selectFrom('orderStops')
          .select(['id', 'stopType'])
          .where('orderId', '=', orderId)
          .execute()
        await tx.insertInto('shipmentOrders').values({ shipmentId, orderId, joinedAt: new Date() }).execute()
        for (const { id: orderStopId, stopType } of others) {
          const shipmentStopId = stops.find((stop) => stop.stopType === stopType)?.id ?? ''
          await tx
            .insertInto('shipmentStopParts')
            .values({ shipmentId, orderId, shipmentStopId, orderStopId })
            .execute()
        }
      }),
  }
}

/** The barcodes of each page as a scanner reads them: bars that are filled in one path. */
function readBarcodes(file: Buffer): string[][] {
  return readDrawing(file).map((content) =>
    [...content.matchAll(/((?:[\d.-]+ [\d.-]+ [\d.-]+ [\d.-]+ re\s+){8,})/g)].map(([run = '']) =>
      readCode128(widthsOf([...run.matchAll(/([\d.-]+) [\d.-]+ ([\d.-]+) [\d.-]+ re/g)])),
    ),
  )
}

/** Bar and gap widths in modules. The narrowest bar is one module. */
function widthsOf(bars: RegExpMatchArray[]): number[] {
  const places = bars.map(([, x, width]) => ({ x: Number(x), width: Number(width) }))
  const unit = Math.min(...places.map(({ width }) => width))
  return places.flatMap(({ x, width }, index) => {
    const next = places[index + 1]
    const bar = Math.round(width / unit)
    return next ? [bar, Math.round((next.x - x - width) / unit)] : [bar]
  })
}
