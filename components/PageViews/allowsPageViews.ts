/** True unless the browser sends Global Privacy Control or Do Not Track. */
export function allowsPageViews(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return globalPrivacyControl !== true && doNotTrack !== '1' && doNotTrack !== 'yes'
}
