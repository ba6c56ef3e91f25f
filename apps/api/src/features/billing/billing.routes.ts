import * as contract from '@lanewise/contract/billing'
import { bind } from '#platform/http/bind.ts'
import {
  createBillToCompany,
  deleteBillToCompany,
  getBillToCompanies,
  getBillToCompany,
  updateBillToCompany,
} from './bill-to-companies.ts'
import {
  createBillingSetting,
  deleteBillingSetting,
  getBillingSetting,
  getBillingSettings,
  getDefaultBillingSetting,
  updateBillingSetting,
} from './billing-settings.ts'

export const routes = [
  bind(contract.getBillingSettings, ({ ctx }) => getBillingSettings(ctx)),
  bind(contract.getDefaultBillingSetting, ({ ctx }) => getDefaultBillingSetting(ctx)),
  bind(contract.getBillingSetting, ({ ctx, params }) => getBillingSetting(ctx, params.billingSettingId)),
  bind(contract.createBillingSetting, ({ ctx, body }) => createBillingSetting(ctx, body)),
  bind(contract.updateBillingSetting, ({ ctx, params, body }) =>
    updateBillingSetting(ctx, params.billingSettingId, body),
  ),
  bind(contract.deleteBillingSetting, ({ ctx, params }) => deleteBillingSetting(ctx, params.billingSettingId)),
  bind(contract.getBillToCompanies, ({ ctx }) => getBillToCompanies(ctx)),
  bind(contract.getBillToCompany, ({ ctx, params }) => getBillToCompany(ctx, params.billToCompanyNumber)),
  bind(contract.createBillToCompany, ({ ctx, body }) => createBillToCompany(ctx, body)),
  bind(contract.updateBillToCompany, ({ ctx, params, body }) =>
    updateBillToCompany(ctx, params.billToCompanyNumber, body),
  ),
  bind(contract.deleteBillToCompany, ({ ctx, params }) => deleteBillToCompany(ctx, params.billToCompanyNumber)),
]
