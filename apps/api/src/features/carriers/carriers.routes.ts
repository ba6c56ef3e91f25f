import * as contract from '@lanewise/contract/carriers'
import { bind } from '#platform/http/bind.ts'
import { addContact, removeContact, updateContact } from './carrier-contacts.ts'
import { removeLogo, setLogo } from './carrier-logo.ts'
import {
  carrierByNumber,
  carrierOptions,
  createCarrier,
  deleteCarrier,
  exportCarriers,
  findCarriers,
  getCarrier,
  holdCarrier,
  releaseCarrier,
  updateCarrier,
} from './carriers.actions.ts'
import {
  addCertificate,
  getCertificateFile,
  removeCertificate,
  removeCertificateFile,
  setCertificateFile,
  updateCertificate,
} from './certificates.ts'

export const routes = [
  bind(contract.findCarriers, ({ ctx, query }) => findCarriers(ctx, query)),
  bind(contract.exportCarriers, ({ work, query }) => exportCarriers(work, query)),
  bind(contract.findCarrierByNumber, ({ ctx, query }) => carrierByNumber(ctx, query.number)),
  bind(contract.findCarrierOptions, ({ ctx, query }) => carrierOptions(ctx, query.q)),
  bind(contract.getCarrier, ({ ctx, params }) => getCarrier(ctx, params.carrierId)),
  bind(contract.createCarrier, ({ ctx, body }) => createCarrier(ctx, body)),
  bind(contract.updateCarrier, ({ ctx, params, body }) => updateCarrier(ctx, params.carrierId, body)),
  bind(contract.deleteCarrier, ({ ctx, params }) => deleteCarrier(ctx, params.carrierId)),
  bind(contract.holdCarrier, ({ ctx, params, body }) => holdCarrier(ctx, params.carrierId, body.reason)),
  bind(contract.releaseCarrier, ({ ctx, params }) => releaseCarrier(ctx, params.carrierId)),
  bind(contract.setCarrierLogo, ({ work, params, body }) => setLogo(work, { ...params, ...body })),
  bind(contract.removeCarrierLogo, ({ ctx, params }) => removeLogo(ctx, params.carrierId)),
  bind(contract.addCarrierInsurance, ({ ctx, params, body }) => addCertificate(ctx, params.carrierId, body)),
  bind(contract.updateCarrierInsurance, ({ ctx, params, body }) => updateCertificate(ctx, params, body)),
  bind(contract.removeCarrierInsurance, ({ ctx, params }) => removeCertificate(ctx, params)),
  bind(contract.getCertificateFile, ({ work, params }) => getCertificateFile(work, params)),
  bind(contract.setCertificateFile, ({ work, params, body }) => setCertificateFile(work, { ...params, ...body })),
  bind(contract.removeCertificateFile, ({ ctx, params }) => removeCertificateFile(ctx, params)),
  bind(contract.addCarrierContact, ({ ctx, params, body }) => addContact(ctx, params.carrierId, body)),
  bind(contract.updateCarrierContact, ({ ctx, params, body }) => updateContact(ctx, params, body)),
  bind(contract.removeCarrierContact, ({ ctx, params }) => removeContact(ctx, params)),
]
