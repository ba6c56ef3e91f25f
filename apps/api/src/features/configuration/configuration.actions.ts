import type { publicSettings } from '@lanewise/contract/configuration'
import { companySettings } from '#features/settings/index.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { findFlag } from './configuration.queries.ts'
import { configurationView, settingsView } from './configuration.view.ts'

export type PublicSettings = Record<(typeof publicSettings)[number], string>

/** DEF-16: settings of a fixed public list; any other, the list of beta users included, does not exist. */
export function readSetting(settings: PublicSettings, setting: string) {
  if (!Object.hasOwn(settings, setting)) refuse.notFound('setting')
  return { setting, value: settings[setting as keyof PublicSettings] }
}

export async function getFlag({ db }: Context, flag: string) {
  const found = await findFlag(db, flag)
  return { flag, isOn: found?.isOn ?? false }
}

/** DEF-15: the one settings call of the company. */
export const getCompanySettings = async (ctx: Context) => settingsView(await companySettings(ctx))

/** RATE-9: what forms of the company begin with and offer. */
export const getCustomerConfiguration = async (ctx: Context) => configurationView(await companySettings(ctx))
