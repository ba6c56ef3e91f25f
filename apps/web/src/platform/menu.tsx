import { createContext, type ReactNode, useContext } from 'react'
import { type MenuSection, menuFor, type PalettePlace, placesFor, type Screen, screensFor } from './screen.ts'
import { useUser } from './session/SessionProvider.tsx'

type Places = {
  menu: MenuSection[]
  screens: Screen[]
  creates: PalettePlace[]
  pages: PalettePlace[]
  /** Paths of all screens, including those that the user may not open. */
  known: ReadonlySet<string>
}

const MenuContext = createContext<Places>({ menu: [], screens: [], creates: [], pages: [], known: new Set() })

/** Provides the screens that the user may open, for the menu and other navigation. */
export function MenuProvider({ screens, children }: { screens: readonly Screen[]; children: ReactNode }) {
  const user = useUser()
  const places = {
    menu: menuFor(user, screens),
    screens: screensFor(user, screens),
    creates: placesFor(user, screens, 'creates'),
    pages: placesFor(user, screens, 'pages'),
    known: new Set(screens.map(({ path }) => path)),
  }
  return <MenuContext value={places}>{children}</MenuContext>
}

export const useMenu = () => useContext(MenuContext).menu

/** Every screen that the user can navigate to by name. */
export const useScreens = () => useContext(MenuContext).screens

/** Everything that the user can create from the command palette. */
export const useCreates = () => useContext(MenuContext).creates

/** Pages below the screens that the user may open. */
export const usePages = () => useContext(MenuContext).pages

/** Whether the product has a screen with this path, whoever may open it. */
export const useKnownPaths = () => useContext(MenuContext).known
