import * as contract from '@lanewise/contract/configuration'
import { bind } from '#platform/http/bind.ts'
import { type PublicSettings, readCompanySettings, readFlag, readSetting } from './configuration.actions.ts'

export const routes = (settings: PublicSettings) => [
  bind(contract.getConfiguration, ({ params }) => readSetting(settings, params.setting)),
  bind(contract.getFeatureFlag, ({ ctx, params }) => readFlag(ctx, params.flag)),
  bind(contract.getCompanySettings, ({ ctx }) => readCompanySettings(ctx)),
]
