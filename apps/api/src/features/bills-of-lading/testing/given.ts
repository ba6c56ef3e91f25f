import { generatePalletLabels, getBOLOptions, getBolReport } from '@lanewise/contract/bills-of-lading'
import type { CallInput } from '@lanewise/contract/operation'
import { updateShipmentDetails } from '@lanewise/contract/shipments'
import type { Permission } from '@lanewise/domain/access/permissions'
import { readCode128 } from '@lanewise/domain/bills-of-lading/testing/read-code128'
import type { peaches } from '#features/orders/testing/given.ts'
import { shipmentDesk } from '#features/shipments/testing/given.ts'
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

/** What an order with dangerous goods must say. */
export const emergency = { hazmatEmergencyContactInfo: 'Chem Desk (800) 555-0101', chemtracAccountNumber: 'CHM-21884' }

type Command = Omit<CallInput<typeof getBolReport>['body'], 'shipmentNumber'>

/** Somebody who ships and prints, with a shipment of one order on request. */
export async function bolDesk(portal: TestPortal, facts: { permissions?: readonly Permission[] } = {}) {
  const desk = await shipmentDesk(portal, facts)
  const { ask } = desk
  const opened = ({ fileName, base64 }: { fileName: string; base64: string }) => {
    const file = Buffer.from(base64, 'base64')
    return { fileName, file, pages: readPdf(file), codes: readBarcodes(file) }
  }
  const dockOf = (lineItems: ReturnType<typeof peaches>[]) => ({ lineItems })
  return {
    ...desk,
    /** A shipment whose freight is these lines. */
    shipItems: (items: ReturnType<typeof peaches>[], more: Parameters<typeof desk.ship>[0] = {}) =>
      desk.ship({ stops: [desk.pickup(dockOf(items)), desk.dropoff(dockOf(items))], ...more }),
    options: (shipmentId: string) => ask(getBOLOptions, { params: { shipmentId } }),
    print: async (shipmentNumber: string, command: Command = {}) =>
      opened(await ask(getBolReport, { body: { shipmentNumber, ...command } })),
    labels: async (shipmentNumber: string, command: Pick<Command, 'singleOrderNumber'> = {}) =>
      opened(await ask(generatePalletLabels, { body: { shipmentNumber, ...command } })),
    record: (shipmentNumber: string, body: CallInput<typeof updateShipmentDetails>['body']) =>
      ask(updateShipmentDetails, { params: { shipmentNumber }, body }),
    /** Puts another order on a shipment, which it shares both docks with. */
    join: async (shipmentId: string, orderId: string) =>
      inCompany(portal.database.db, desk.company.id, async (tx) => {
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

/** The barcodes of each page as a scanner reads them: bars that are filled together. */
function readBarcodes(file: Buffer): string[][] {
  return readDrawing(file).map((content) =>
    [...content.matchAll(/((?:[\d.-]+ [\d.-]+ [\d.-]+ [\d.-]+ re\s+){8,})/g)].map(([run = '']) =>
      readCode128(widthsOf([...run.matchAll(/([\d.-]+) [\d.-]+ ([\d.-]+) [\d.-]+ re/g)])),
    ),
  )
}

/** In modules: the narrowest bar is one. */
function widthsOf(bars: RegExpMatchArray[]): number[] {
  const places = bars.map(([, x, width]) => ({ x: Number(x), width: Number(width) }))
  const unit = Math.min(...places.map(({ width }) => width))
  return places.flatMap(({ x, width }, index) => {
    const next = places[index + 1]
    const bar = Math.round(width / unit)
    return next ? [bar, Math.round((next.x - x - width) / unit)] : [bar]
  })
}
