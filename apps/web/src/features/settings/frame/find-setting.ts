import type { SettingsPage } from '#features/settings/settings-pages.ts'
import type { SettingsList, SettingsSection } from './setting.ts'

type Finding = {
  search: string
  labels: Readonly<Record<string, string>>
  /** Settings that are shown whatever is searched for, because something is wrong with them. */
  wrong: readonly string[]
}

/** The sections and settings whose words hold every searched one. */
export function foundSections(sections: readonly SettingsSection[], { search, labels, wrong }: Finding) {
  return sections
    .map((section) => ({
      ...section,
      settings: section.settings.filter(
        ({ name }) => wrong.includes(name) || holds(`${labels[name]} ${section.title} ${section.about}`, search),
      ),
    }))
    .filter(({ settings }) => settings.length > 0)
}

/** The lists of a page whose words hold every searched one. */
export const foundLists = (lists: readonly SettingsList[], search: string) =>
  lists.filter(({ title, about }) => holds(`${title} ${about}`, search))

/** The settings of a page, by label, that hold every searched word. */
export const foundLabels = ({ labels, title }: SettingsPage, search: string): string[] =>
  Object.values(labels).filter((label) => holds(`${label} ${title}`, search))

const holds = (text: string, search: string) =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word))
