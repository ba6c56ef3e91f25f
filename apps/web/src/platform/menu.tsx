import { createContext, type ReactNode, useContext } from 'react'
import { type MenuSection, menuFor, type Screen, screensFor } from './screen.ts'
import { useUser } from './session/SessionProvider.tsx'

const MenuContext = createContext<{ menu: MenuSection[]; screens: Screen[] }>({ menu: [], screens: [] })

/** Provides the screens that the user may open, for the menu and other navigation. */
export function MenuProvider({ screens, children }: { screens: readonly Screen[]; children: ReactNode }) {
  const user = useUser()
  return (
    <MenuContext value={{ menu: menuFor(user, screens), screens: screensFor(user, screens) }}>{children}</MenuContext>
  )
}

export const useMenu = () => useContext(MenuContext).menu

/** Every screen that the user can navigate to by name. */
export const useScreens = () => useContext(MenuContext).screens
