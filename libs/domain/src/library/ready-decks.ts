/** Who owns the decks that came with the program. Nobody can log in as them. */
export const starterLibraryOwner = 'lexiroom';
