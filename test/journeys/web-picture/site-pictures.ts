/** A picture as the site of the journey tells of it; sizes in pixels. */
export interface SitePicture {
  /** A UUID. */
  id: string;
  creator: string;
  /** As Openverse spells it, without 'CC'. */
  license: string;
  license_version: string;
  /** Where it was published. */
  foreign_landing_url: string;
  width: number;
  height: number;
  tags: string[];
}

/** What the site finds, in its order; the last one is not free enough to be offered. */
export const onTheSite: [SitePicture, SitePicture, SitePicture] = [
  {
    id: '7c5f1a32-0b1d-4a57-9f0e-6d2a1c3b4e5f',
    creator: 'Bernard Spragg',
    license: 'by',
    license_version: '2.0',
    foreign_landing_url: 'https://www.flickr.com/photos/88123769@N02/51745788239',
    width: 1200,
    height: 900,
    tags: ['dog', 'asleep'],
  },
  {
    id: 'e1b0c9d8-2f3a-4b6c-8d7e-0a9b8c7d6e5f',
    creator: 'Inés Peñalver',
    license: 'by-sa',
    license_version: '4.0',
    foreign_landing_url: 'https://www.flickr.com/photos/inespenalver/40112233445',
    width: 900,
    height: 600,
    tags: ['dog', 'beach'],
  },
  {
    id: '0d9c8b7a-6f5e-4d3c-a2b1-1f2e3d4c5b6a',
    creator: 'Pat Doe',
    license: 'by-nc-nd',
    license_version: '2.0',
    foreign_landing_url: 'https://www.flickr.com/photos/patdoe/30112233445',
    width: 900,
    height: 900,
    tags: ['dog', 'not free'],
  },
];
