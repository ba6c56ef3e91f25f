import type { SettingsPage } from '#features/settings/settings-pages.ts'
import type { SettingsList, SettingsSection } from './setting.ts'

type Finding = {
  search: string
  labels: Readonly<Record<string, string>>
  /** Invalid settings, which stay visible regardless of the search. */
  wrong: readonly string[]
}

/** Sections and settings whose text contains every search word. */
export function matchingSections(sections: readonly SettingsSection[], { search, labels, wrong }: Finding) {
  return sections
    .map((section) => ({
      ...section,
      settings: section.settings.filter(
        ({ name }) => wrong.includes(name) || holds(`${labels[name]} ${section.title} ${section.about}`, search),
      ),
    }))
    .filter(({ settings }) => settings.length > 0)
}

export const matchingLists = (lists: readonly SettingsList[], search: string) =>
  lists.filter(({ title, about }) => holds(`${title} ${about}`, search))

export const matchingLabels = ({ labels, title }: SettingsPage, search: string): string[] =>
  Object.values(labels).filter((label) => holds(`${label} ${title}`, search))

const holds = (text: string, search: string) =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word))
