import * as contract from '@lanewise/contract/configuration'
import { bind } from '#platform/http/bind.ts'
import {
  getCompanySettings,
  getCustomerConfiguration,
  getFlag,
  type PublicSettings,
  readSetting,
} from './configuration.actions.ts'

export const routes = (settings: PublicSettings) => [
  bind(contract.getConfiguration, ({ params }) => readSetting(settings, params.setting)),
  bind(contract.getFeatureFlag, ({ ctx, params }) => getFlag(ctx, params.flag)),
  bind(contract.getCompanySettings, ({ ctx }) => getCompanySettings(ctx)),
  bind(contract.getCustomerConfiguration, ({ ctx }) => getCustomerConfiguration(ctx)),
]
