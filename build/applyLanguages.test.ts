it('loads no page text, whose language is not known yet', async () => {
  jest.doMock('@/lib/locale/language', () => {
    throw new Error('Page text was loaded.')
  })
  await jest.isolateModulesAsync(async () => {
    expect(await import('./applyLanguages')).toHaveProperty('applyLanguages')
    await expect(import('@/lib/locale/numbers')).rejects.toThrow('Page text was loaded.')
  })
})
