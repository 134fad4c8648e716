import { expect, test } from '@jest/globals';
import { artistOf, isPage } from './credits.ts';

test.each([
  ['<a href="//commons.wikimedia.org/wiki/User:Ana">Ana</a>', 'Ana'],
  ['<bdi><a href="x">Ana</a></bdi>\n<br/>after Luis', 'Ana after Luis'],
  ['Tom &amp; Jerry &lt;3', 'Tom & Jerry <3'],
  ['P&#233;rez &#x1F408;', 'Pérez 🐈'],
  ['J&ouml;rg&nbsp;&Aring;s &nobody;', 'Jörg Ås &nobody'],
  ['a="b"; {c}', 'ab c'],
  ['<script', '<script'],
  ['é'.repeat(80), 'é'.repeat(50)],
  ['<'.repeat(100_000), '<'.repeat(50)],
  ['A\u3164na \u2066', 'Ana'],
  [`A${'\u0316'.repeat(9)}na`, 'na'],
  ['علی\u200Cرضا', 'علی\u200Cرضا'],
  ['', ''],
])('of %j the artist is %j', (name, artist) => expect(artistOf(name)).toBe(artist));

test.each([
  ['https://pixabay.com/photos/1/', true],
  ['javascript:alert(1)', false],
  ['https://', false],
  [`https://example.org/${'x'.repeat(1000)}`, false],
])('%j is the address of a page: %j', (address, is) => expect(isPage(address)).toBe(is));
