import { defineEntryPoint } from '@/lib/inline-scripts/bundleScript'

/** Script of the area picker. Its arguments are the storage key of the choice and the ids of the areas. */
export const areaPickerScript = defineEntryPoint<typeof import('./areaPicker.browser')>(
  'components/AreaPicker/areaPicker.browser.ts',
)
