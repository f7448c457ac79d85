import { createContext } from 'react'

/** Id of the race whose results the fields are about. */
export const RaceContext = createContext<string | undefined>(undefined)
