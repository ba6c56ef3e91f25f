import { randomInt } from 'node:crypto'
import { addCarrierContact, addCarrierInsurance, createCarrier } from '@lanewise/contract/carriers'
import type { Examples, Given } from '#platform/testing/examples.ts'
import { onePixel } from '#platform/testing/one-pixel.ts'

export const examples: Examples = {
  findCarriers: () => ({
    query: { searchTerm: '', mode: 'TL', equipment: 1, insurance: 'None', sort: '-name', page: 1 },
  }),
  exportCarriers: () => ({ query: { searchTerm: '', mode: 'TL', sort: '-insurance' } }),
  findCarrierByNumber: () => ({ query: { number: 'MC-7654321' } }),
  findCarrierOptions: () => ({ query: { q: 'freight' } }),
  getCarrier: ({ carrierId }) => ({ params: { carrierId } }),
  createCarrier: () => ({
    body: { name: 'New Freight', dotNumber: String(randomInt(1, 99_999_999)), modes: ['TL'], equipmentModes: [1, 2] },
  }),
  updateCarrier: ({ carrierId }) => ({
    params: { carrierId },
    body: { name: 'Changed Freight', docketNumber: 'MC 123456', cargoTypes: ['Meat'], website: 'www.changed.com' },
  }),
  deleteCarrier: ({ carrierId }) => ({ params: { carrierId } }),
  holdCarrier: ({ carrierId }) => ({ params: { carrierId }, body: { reason: 'Unpaid claims' } }),
  releaseCarrier: ({ carrierId }) => ({ params: { carrierId } }),
  setCarrierLogo: ({ carrierId }) => ({ params: { carrierId }, body: { data: onePixel } }),
  removeCarrierLogo: ({ carrierId }) => ({ params: { carrierId } }),
  addCarrierInsurance: ({ carrierId }) => ({ params: { carrierId }, body: certificate }),
  updateCarrierInsurance: ({ carrierId, certificateId }) => ({
    params: { carrierId, certificateId },
    body: { ...certificate, coverageCents: 1 },
  }),
  removeCarrierInsurance: ({ carrierId, certificateId }) => ({ params: { carrierId, certificateId } }),
  getCertificateFile: ({ carrierId, certificateId }) => ({ params: { carrierId, certificateId } }),
  setCertificateFile: ({ carrierId, certificateId }) => ({
    params: { carrierId, certificateId },
    body: { fileName: 'certificate.png', data: onePixel },
  }),
  removeCertificateFile: ({ carrierId, certificateId }) => ({ params: { carrierId, certificateId } }),
  addCarrierContact: ({ carrierId }) => ({ params: { carrierId }, body: { name: 'Di Spatch', role: 'Dispatch' } }),
  updateCarrierContact: ({ carrierId, carrierContactId }) => ({
    params: { carrierId, carrierContactId },
    body: { name: 'Bill Ing', role: 'Billing', phone: '(312) 555-0101' },
  }),
  removeCarrierContact: ({ carrierId, carrierContactId }) => ({ params: { carrierId, carrierContactId } }),
}

export const given: Given = async ({ ask, name }) => {
  const { carrierId } = await ask(createCarrier, { body: { name: `Carrier of ${name}`, dotNumber: '7654321' } })
  const example = { params: { carrierId } }
  const body = { kind: 'Cargo', insurer: `Insurer of ${name}`, policyNumber: `${name}-1`, coverageCents: 1 } as const
  const dates = { effectiveOn: '2026-01-01', expiresOn: '2026-12-31' }
  await ask(addCarrierInsurance, { ...example, body: { ...body, ...dates } })
  const { certificates, contacts } = await ask(addCarrierContact, {
    ...example,
    body: { name: `Dispatcher of ${name}`, role: 'Dispatch' },
  })
  return {
    carrierId,
    certificateId: certificates[0]?.certificateId ?? '',
    carrierContactId: contacts[0]?.carrierContactId ?? '',
  }
}

const certificate = {
  kind: 'Cargo',
  insurer: 'Great Plains Mutual',
  policyNumber: 'CG-1',
  coverageCents: 10_000_000,
  effectiveOn: '2026-01-01',
  expiresOn: '2026-12-31',
}
