import { insuranceStates } from '@lanewise/domain/carriers/certificate'
import { carrierLabels } from '@lanewise/domain/carriers/labels'
import { carrierNumberMessage, parseCarrierNumber } from '@lanewise/domain/carriers/numbers'
import { carrierPhrases } from '@lanewise/domain/carriers/phrases'
import { equipmentModes, shippingModes } from '@lanewise/domain/freight/modes'
import { z } from 'zod'
import {
  bookability,
  Carrier,
  CarrierContactFields,
  CarrierContactUpdate,
  CarrierFields,
  CarrierHead,
  CarrierUpdate,
  CertificateFields,
  CertificateUpdate,
  Hold,
  ListedCarrier,
} from './carrier-fields.ts'
import { entity } from './entity.ts'
import { event } from './event.ts'
import { exportOf, filterOf, Id, listOf, listPage, searchTerm, text } from './list.ts'
import { required } from './messages.ts'
import { operation } from './operation.ts'
import { pageSizes } from './page-sizes.ts'

export const holdStates = ['Active', 'OnHold'] as const
export type HoldState = (typeof holdStates)[number]

/** Sort orders of the list. A minus sign reverses the order. */
export const carrierSorts = ['name', 'dotNumber', 'docketNumber', 'insurance'] as const
export type CarrierSort = (typeof carrierSorts)[number]
type Downwards = `-${CarrierSort}`
const sorts = [...carrierSorts, ...carrierSorts.map((sort): Downwards => `-${sort}`)] as const

export const CarrierFilter = z.strictObject({
  searchTerm,
  mode: filterOf(z.enum(shippingModes, 'Unknown mode')),
  equipment: filterOf(z.coerce.number().pipe(z.literal(equipmentModes, 'Unknown equipment'))),
  insurance: filterOf(z.enum(insuranceStates, 'Unknown insurance state')),
  hold: filterOf(z.enum(holdStates, 'Unknown hold state')),
  sort: z.enum(sorts, 'Unknown order').default('name'),
  ...listPage(pageSizes.carriers),
})
export type CarrierFilter = z.output<typeof CarrierFilter>

export const findCarriers = operation({
  name: 'findCarriers',
  summary: 'Search the carrier network',
  method: 'GET',
  path: '/carriers',
  permission: 'ViewCarrierNetwork',
  query: CarrierFilter,
  answer: listOf(ListedCarrier),
})

export const exportCarriers = exportOf(findCarriers, {
  name: 'exportCarriers',
  summary: 'The carrier network as a CSV file',
})

export const findCarrierByNumber = operation({
  name: 'findCarrierByNumber',
  summary: 'The carrier with a DOT or docket number, if any',
  method: 'GET',
  path: '/carriers/by-number',
  permission: 'ViewCarrierNetwork',
  query: z.strictObject({
    number: text(20).refine((value) => parseCarrierNumber(value) !== null, carrierNumberMessage),
  }),
  answer: z.object({ carrier: CarrierHead.nullable() }),
})

export const findCarrierOptions = operation({
  name: 'findCarrierOptions',
  summary: 'Carriers to choose from, at most 10',
  method: 'GET',
  path: '/lookups/carriers',
  permission: 'signed-in',
  query: z.strictObject({ q: searchTerm }),
  answer: z.object({
    items: z.array(
      CarrierHead.pick({
        carrierId: true,
        name: true,
        dotNumber: true,
        docketNumber: true,
        scac: true,
        modes: true,
        logoFileId: true,
        insuranceState: true,
        isOnHold: true,
      }).extend(bookability),
    ),
  }),
})

const one = z.strictObject({ carrierId: Id })
const onCarrier = {
  permission: 'EditCarrierNetwork',
  params: one,
  answer: Carrier,
} as const

export const getCarrier = operation({
  ...onCarrier,
  name: 'getCarrier',
  summary: 'Read one carrier with its certificates and contacts',
  method: 'GET',
  path: '/carriers/{carrierId}',
  permission: 'ViewCarrierNetwork',
})

export const createCarrier = operation({
  name: 'createCarrier',
  summary: 'Add a carrier',
  method: 'POST',
  path: '/carriers',
  permission: 'EditCarrierNetwork',
  body: CarrierFields,
  answer: Carrier,
  status: 201,
})

export const updateCarrier = operation({
  ...onCarrier,
  name: 'updateCarrier',
  summary: 'Change a carrier',
  method: 'PUT',
  path: '/carriers/{carrierId}',
  body: CarrierUpdate,
})

export const deleteCarrier = operation({
  name: 'deleteCarrier',
  summary: 'Delete a carrier',
  method: 'DELETE',
  path: '/carriers/{carrierId}',
  permission: 'EditCarrierNetwork',
  params: one,
  answer: z.void(),
  status: 204,
})

export const holdCarrier = operation({
  ...onCarrier,
  name: 'holdCarrier',
  summary: 'Put a carrier on hold: no tender and no booking until it is released',
  method: 'POST',
  path: '/carriers/{carrierId}/hold',
  body: Hold,
})

export const releaseCarrier = operation({
  ...onCarrier,
  name: 'releaseCarrier',
  summary: 'Release a carrier from its hold',
  method: 'POST',
  path: '/carriers/{carrierId}/release',
})

export const logoBodyLimit = 3 * 1024 * 1024

export const setCarrierLogo = operation({
  ...onCarrier,
  name: 'setCarrierLogo',
  summary: 'Set the logo of a carrier (PNG, JPEG or WebP, at most 2 MB)',
  method: 'PUT',
  path: '/carriers/{carrierId}/logo',
  body: z.strictObject({ data: z.string('The picture is missing').min(1, 'The file is empty') }),
  bodyLimit: logoBodyLimit,
  ownTransactions: true,
})

export const removeCarrierLogo = operation({
  ...onCarrier,
  name: 'removeCarrierLogo',
  summary: 'Remove the logo of a carrier',
  method: 'DELETE',
  path: '/carriers/{carrierId}/logo',
})

const certificate = { ...onCarrier, params: one.extend({ certificateId: Id }) } as const

export const addCarrierInsurance = operation({
  ...onCarrier,
  name: 'addCarrierInsurance',
  summary: 'Add an insurance certificate',
  method: 'POST',
  path: '/carriers/{carrierId}/insurance',
  body: CertificateFields,
  status: 201,
})

export const updateCarrierInsurance = operation({
  ...certificate,
  name: 'updateCarrierInsurance',
  summary: 'Change an insurance certificate',
  method: 'PUT',
  path: '/carriers/{carrierId}/insurance/{certificateId}',
  body: CertificateUpdate,
})

export const removeCarrierInsurance = operation({
  ...certificate,
  name: 'removeCarrierInsurance',
  summary: 'Remove an insurance certificate',
  method: 'DELETE',
  path: '/carriers/{carrierId}/insurance/{certificateId}',
})

/** Largest certificate file in bytes, and the body limit of the call that carries it in base64. */
export const certificateFileLimit = 5 * 1024 * 1024
const certificateBodyLimit = 7 * 1024 * 1024

export const getCertificateFile = operation({
  name: 'getCertificateFile',
  summary: 'The document of an insurance certificate, base64',
  method: 'GET',
  path: '/carriers/{carrierId}/insurance/{certificateId}/file',
  permission: 'ViewCarrierNetwork',
  params: certificate.params,
  answer: z.object({ contentType: z.string(), fileName: z.string(), data: z.string() }),
  ownTransactions: true,
})

export const setCertificateFile = operation({
  ...certificate,
  name: 'setCertificateFile',
  summary: 'Attach the document of an insurance certificate (PDF, PNG, JPEG or WebP, at most 5 MB)',
  method: 'PUT',
  path: '/carriers/{carrierId}/insurance/{certificateId}/file',
  body: z.strictObject({
    fileName: text(200).trim().min(1, required),
    data: z.string('The file is missing').min(1, 'The file is empty'),
  }),
  bodyLimit: certificateBodyLimit,
  ownTransactions: true,
})

export const removeCertificateFile = operation({
  ...certificate,
  name: 'removeCertificateFile',
  summary: 'Remove the document of an insurance certificate',
  method: 'DELETE',
  path: '/carriers/{carrierId}/insurance/{certificateId}/file',
})

const contact = { ...onCarrier, params: one.extend({ carrierContactId: Id }) } as const

export const addCarrierContact = operation({
  ...onCarrier,
  name: 'addCarrierContact',
  summary: 'Add a contact at a carrier',
  method: 'POST',
  path: '/carriers/{carrierId}/contacts',
  body: CarrierContactFields,
  status: 201,
})

export const updateCarrierContact = operation({
  ...contact,
  name: 'updateCarrierContact',
  summary: 'Change a contact at a carrier',
  method: 'PUT',
  path: '/carriers/{carrierId}/contacts/{carrierContactId}',
  body: CarrierContactUpdate,
})

export const removeCarrierContact = operation({
  ...contact,
  name: 'removeCarrierContact',
  summary: 'Remove a contact at a carrier',
  method: 'DELETE',
  path: '/carriers/{carrierId}/contacts/{carrierContactId}',
})

export const carrierChanged = event({
  name: 'carrierChanged',
  entity: 'carrier',
  payload: z.object({ id: Id, name: z.string(), action: z.enum(['created', 'changed', 'deleted']) }),
})

export const carrierEntity = entity<Pick<Carrier, 'carrierId' | 'name'>>({
  name: 'carrier',
  plural: 'carriers',
  read: 'ViewCarrierNetwork',
  labels: carrierLabels,
  phrases: carrierPhrases,
  list: findCarriers,
  events: [carrierChanged],
  title: ({ name }) => name,
  path: ({ carrierId }) => `/carriers/${carrierId}`,
  searchSection: 'Carriers',
  takesNotes: true,
})
