/** Pseudolocalization: text that stays legible, but is accented and about 40% longer, as other languages are. */

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = 'áḃçđéƒĝĥíĵķĺṁñóṗɋŕšţúṽŵẋýžÁḂÇĐÉƑĜĤÍĴĶĹṀÑÓṖɊŔŠŢÚṼŴẊÝŽ'
const accents = new Map([...plain].map((letter, index) => [letter, [...accented][index] ?? letter]))

export function pseudolocalizeText(text: string): string {
  return text.replace(/[A-Za-z]/g, (letter) => {
    const result = accents.get(letter) ?? letter
    // Vowels are about 40% of the letters of English.
    return /[aeiou]/i.test(letter) ? result + result.toLowerCase() : result
  })
}
