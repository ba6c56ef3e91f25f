import type { publicSettings } from '@lanewise/contract/configuration'
import { companySettings } from '#features/settings/index.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { findFlag } from './configuration.queries.ts'
import { configurationView, settingsView } from './configuration.view.ts'

export type PublicSettings = Record<(typeof publicSettings)[number], string>

/**
 * Only settings on a fixed public list can be read. Any other name, including the list of beta users, is answered as
 * not found. (DEF-16)
 */
export function readSetting(settings: PublicSettings, setting: string) {
  if (!Object.hasOwn(settings, setting)) refuse.notFound('setting')
  return { setting, value: settings[setting as keyof PublicSettings] }
}

export async function getFlag({ db }: Context, flag: string) {
  const row = await findFlag(db, flag)
  return { flag, isOn: row?.isOn ?? false }
}

export const getCompanySettings = async (ctx: Context) => settingsView(await companySettings(ctx))

/** Defaults and choices for the forms of the company. (RATE-9) */
export const getCustomerConfiguration = async (ctx: Context) => configurationView(await companySettings(ctx))
