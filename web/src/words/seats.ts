/** What seats are called everywhere: letters, in their order round the table. */
export const SEATS = 'ABCDEFGH'
