/** Makes a method of the device's storage throw, as in browsers that block it, until the mocks are restored. */
export function blockStorage(method: 'getItem' | 'setItem'): void {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
}
