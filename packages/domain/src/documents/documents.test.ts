import { describe, expect, it } from 'vitest'
import { fileTypes, targetOf, typeObstacle, typeObstacleOfOrder } from './document-types.ts'
import { paperName } from './paper-name.ts'
import { isDeliveryProven, missingDocuments, requiredTypesOf } from './required-documents.ts'
import { targetIssues, uploadedMessage, uploadObstacle } from './upload-rules.ts'
import { extensionOf, fileSize, limitedZoom, turned, viewKindOf, zoomStep } from './viewing.ts'

const ids = { orderStopId: 'stop', shipmentId: 'shipment', apInvoiceId: 'ap', thirdPartyInvoiceId: 'third' }

describe('what an upload needs', () => {
  it('is a file, then a type, then what the type is kept with', () => {
    expect(uploadObstacle({ hasFile: false, fileType: null })).toBe('Please select a file')
    expect(uploadObstacle({ hasFile: true, fileType: null })).toBe('Please select a file type')
    expect(uploadObstacle({ hasFile: true, fileType: 'ProofOfDelivery' })).toBe('No dropoff selected for upload')
    expect(uploadObstacle({ hasFile: true, fileType: 'Customs' })).toBe('No shipment found for upload')
    for (const fileType of ['APInvoice', 'ThirdParty'] as const)
      expect(uploadObstacle({ hasFile: true, fileType, shipmentId: 's' })).toBe('No invoice found for upload')
    expect(uploadObstacle({ hasFile: true, fileType: 'Customs', shipmentId: 's' })).toBeNull()
  })

  it('is exactly one target: a stop, a shipment or an invoice by the type', () => {
    const fields = {
      OrderStop: 'orderStopId',
      Shipment: 'shipmentId',
      APInvoice: 'apInvoiceId',
      ThirdPartyInvoice: 'thirdPartyInvoiceId',
    } as const
    for (const fileType of fileTypes) {
      const own = fields[targetOf(fileType)]
      expect(targetIssues({ fileType, [own]: 'one' })).toEqual([])
      expect(targetIssues({ fileType })).toHaveLength(1)
      for (const other of Object.values(fields).filter((field) => field !== own))
        expect(targetIssues({ fileType, [own]: 'one', [other]: 'two' })).toMatchObject([{ path: [other] }])
      expect(targetIssues({ fileType, ...ids })).toHaveLength(3)
    }
  })

  it('may be an order in place of the shipment, but not both', () => {
    expect(targetIssues({ fileType: 'Customs', orderId: 'order' })).toEqual([])
    expect(targetIssues({ fileType: 'Customs', orderId: 'order', shipmentId: 's' })).toMatchObject([
      { path: ['orderId'] },
    ])
    expect(targetIssues({ fileType: 'ProofOfDelivery', orderId: 'order' })).toMatchObject([
      { message: 'No dropoff selected for upload' },
    ])
    expect(fileTypes.filter((type) => typeObstacleOfOrder(type) === null)).toEqual(
      fileTypes.filter((type) => targetOf(type) === 'Shipment'),
    )
    expect(uploadedMessage(['Order'])).toBe('Document uploaded successfully')
  })

  it('is a shipment for all types but proofs of delivery and invoices [DOC-12]', () => {
    expect(fileTypes.filter((type) => targetOf(type) === 'Shipment')).toEqual([
      ...['ShipmentMiscellaneous', 'CarrierConfirmation', 'Customs', 'TemporaryLiquorLicense', 'CarrierTender'],
      'ShipmentMasterBillOfLading',
    ])
  })

  it('is told of by target when it is there', () => {
    expect(uploadedMessage(['OrderStop', 'OrderStop'])).toBe('Stop document uploaded')
    expect(uploadedMessage(['Shipment'])).toBe('Shipment document uploaded')
    expect(uploadedMessage(['APInvoice'])).toBe('AP invoice document uploaded')
    expect(uploadedMessage(['ThirdPartyInvoice'])).toBe('Third party invoice document uploaded')
    for (const targets of [[], ['Shipment', 'OrderStop']] as const)
      expect(uploadedMessage(targets)).toBe('Document uploaded successfully')
  })

  it('lets an AP invoice be chosen for shipments of contracts and agreements only [DOC-14]', () => {
    const of = (originationType: string | null) => typeObstacle('APInvoice', { hasCompleteStop: true, originationType })
    expect(of('ContractTMS')).toBeNull()
    for (const other of ['Spot', 'Integrated', null]) expect(of(other)).toMatch(/AP invoice/)
  })
})

describe('required documents', () => {
  const lists = {
    ContractTMS: ['ProofOfDelivery', 'APInvoice'],
    Spot: ['ProofOfDelivery'],
    Integrated: ['ProofOfDelivery'],
  } as const
  const dropoffs = [{ orderStopId: 'a' }, { orderStopId: 'b' }]
  const proof = (orderStopId: string) => ({ fileType: 'ProofOfDelivery' as const, orderStopId })

  it('are a proof of delivery per dropoff, and for contracts an AP invoice, where the lists of a company say so', () => {
    expect(requiredTypesOf(lists, 'ContractTMS')).toEqual(['ProofOfDelivery', 'APInvoice'])
    for (const type of ['Spot', 'Integrated', null] as const)
      expect(requiredTypesOf(lists, type)).toEqual(['ProofOfDelivery'])
    expect(missingDocuments(['ProofOfDelivery', 'APInvoice'], dropoffs, [proof('b')])).toEqual([
      { fileType: 'ProofOfDelivery', orderStopId: 'a' },
      { fileType: 'APInvoice', orderStopId: null },
    ])
  })

  it('prove a delivery when every dropoff has one, and there is a dropoff', () => {
    expect(isDeliveryProven(dropoffs, [proof('a')])).toBe(false)
    expect(isDeliveryProven(dropoffs, [proof('b'), proof('a')])).toBe(true)
    expect(isDeliveryProven(dropoffs, [proof('a'), { fileType: 'Customs', orderStopId: 'b' }])).toBe(false)
    expect(isDeliveryProven([], [])).toBe(false)
  })
})

describe('viewing', () => {
  it('shows .pdf, .png, .jpeg, .jpg, .tif and .tiff files, in any case, and says so of others', () => {
    for (const ending of ['.pdf', '.png', '.jpeg', '.jpg', '.tif', '.tiff', '.JPG'])
      expect(viewKindOf(ending)).not.toBeNull()
    for (const ending of ['.exe', '.svg', '', null]) expect(viewKindOf(ending)).toBeNull()
    expect(extensionOf('image/svg+xml')).toBeNull()
  })

  it('zooms from 0.1 to 5 and turns by 90 degrees', () => {
    expect([limitedZoom(0), limitedZoom(9), limitedZoom(1.3)]).toEqual([0.1, 5, 1.3])
    let zoom = 1
    for (let step = 0; step < 30; step += 1) zoom = zoomStep(zoom, 1)
    expect(zoom).toBe(5)
    for (let step = 0; step < 40; step += 1) zoom = zoomStep(zoom, -1)
    expect(zoom).toBe(0.1)
    expect([turned(0, 1), turned(270, 1), turned(0, -1)]).toEqual([90, 0, 270])
  })

  it('tells sizes in words', () => {
    expect([fileSize(12), fileSize(188_416), fileSize(2_516_582)]).toEqual(['12 bytes', '184 KB', '2.4 MB'])
  })
})

it('names a paper without folders and odd signs, with the ending of what it holds', () => {
  expect(paperName('POD.JPG', 'image/jpeg')).toBe('POD.JPG')
  expect(paperName('C:\\scans\\POD', 'application/pdf')).toBe('POD.pdf')
  expect(paperName('../../etc/passwd.exe', 'image/png')).toBe('passwd.exe.png')
  expect(paperName(' \u0000<>: ', 'image/tiff')).toBe('document.tiff')
  expect(paperName(`${'x'.repeat(300)}.pdf`, 'application/pdf')).toHaveLength(204)
})
