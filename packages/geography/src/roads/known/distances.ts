/*
 * Driving miles between cities as road atlases and route planners commonly give them: what the network is held against.
 */

export const distancesCorrectedWith = `
Chicago IL|Indianapolis IN|183
Chicago IL|Milwaukee WI|92
Chicago IL|Minneapolis MN|408
Chicago IL|Nashville TN|473
Chicago IL|Omaha NE|470
Chicago IL|Des Moines IA|333
Chicago IL|Cincinnati OH|295
Chicago IL|Pittsburgh PA|461
Chicago IL|Boston MA|983
Chicago IL|Dallas TX|967
Chicago IL|Denver CO|1003
Chicago IL|Toronto ON|523
Chicago IL|Madison WI|147
Chicago IL|Springfield IL|202
Chicago IL|Fort Wayne IN|160
Chicago IL|Seattle WA|2064
Chicago IL|San Francisco CA|2130
Detroit MI|Toronto ON|232
Detroit MI|Cincinnati OH|263
Detroit MI|Grand Rapids MI|158
Detroit MI|Pittsburgh PA|287
Detroit MI|Atlanta GA|722
Detroit MI|Sault Ste. Marie MI|345
Cleveland OH|Pittsburgh PA|134
Cleveland OH|Cincinnati OH|249
Cleveland OH|Indianapolis IN|316
Cleveland OH|Erie PA|102
Columbus OH|Cincinnati OH|107
Columbus OH|Pittsburgh PA|185
Columbus OH|Charleston WV|163
Cincinnati OH|Louisville KY|100
Cincinnati OH|Indianapolis IN|112
Cincinnati OH|Knoxville TN|252
Indianapolis IN|St. Louis MO|243
Indianapolis IN|Nashville TN|288
Indianapolis IN|Kansas City MO|484
Indianapolis IN|South Bend IN|150
Indianapolis IN|Memphis TN|464
St. Louis MO|Memphis TN|284
St. Louis MO|Springfield MO|216
St. Louis MO|Oklahoma City OK|500
St. Louis MO|Louisville KY|260
St. Louis MO|Minneapolis MN|560
St. Louis MO|Atlanta GA|555
St. Louis MO|Dallas TX|632
Kansas City MO|Des Moines IA|194
Kansas City MO|Oklahoma City OK|350
Kansas City MO|Minneapolis MN|437
Kansas City MO|Topeka KS|63
Minneapolis MN|Fargo ND|235
Minneapolis MN|Des Moines IA|244
Minneapolis MN|Sioux Falls SD|237
Minneapolis MN|Rochester MN|86
Minneapolis MN|Denver CO|915
Minneapolis MN|Green Bay WI|278
Milwaukee WI|Green Bay WI|118
Des Moines IA|Cedar Rapids IA|129
Omaha NE|Denver CO|540
Omaha NE|Sioux Falls SD|182
Fargo ND|Sioux Falls SD|244
Bismarck ND|Billings MT|415
Louisville KY|Nashville TN|175
Louisville KY|Memphis TN|384
Lexington KY|Charleston WV|177
Nashville TN|Knoxville TN|180
Nashville TN|Birmingham AL|192
Nashville TN|Huntsville AL|111
Nashville TN|Little Rock AR|348
Memphis TN|Jackson MS|210
Memphis TN|Birmingham AL|238
Memphis TN|Tupelo MS|109
Knoxville TN|Asheville NC|116
Knoxville TN|Atlanta GA|214
Knoxville TN|Washington DC|486
Atlanta GA|Charlotte NC|245
Atlanta GA|Jacksonville FL|346
Atlanta GA|Tampa FL|456
Atlanta GA|New Orleans LA|469
Atlanta GA|Mobile AL|328
Atlanta GA|Columbia SC|215
Atlanta GA|Chattanooga TN|118
Atlanta GA|Dallas TX|781
Atlanta GA|Washington DC|638
Atlanta GA|Raleigh NC|407
Birmingham AL|Montgomery AL|92
Birmingham AL|Jackson MS|239
Birmingham AL|Chattanooga TN|147
New Orleans LA|Mobile AL|144
New Orleans LA|Jackson MS|187
New Orleans LA|Pensacola FL|201
Jackson MS|Shreveport LA|215
Shreveport LA|Lafayette LA|212
Mobile AL|Montgomery AL|170
Tallahassee FL|Jacksonville FL|164
Tallahassee FL|Orlando FL|257
Jacksonville FL|Savannah GA|140
Jacksonville FL|Tampa FL|199
Orlando FL|Tampa FL|85
Tampa FL|Fort Myers FL|128
Charleston SC|Columbia SC|115
Charlotte NC|Raleigh NC|166
Charlotte NC|Asheville NC|127
Charlotte NC|Charleston SC|209
Charlotte NC|Myrtle Beach SC|175
Raleigh NC|Greensboro NC|79
Asheville NC|Greenville SC|62
Richmond VA|Norfolk VA|92
Richmond VA|Roanoke VA|189
Roanoke VA|Washington DC|240
Washington DC|Philadelphia PA|139
Washington DC|Pittsburgh PA|245
Washington DC|Charlottesville VA|117
Baltimore MD|Harrisburg PA|79
Philadelphia PA|New York NY|95
Philadelphia PA|Harrisburg PA|107
Philadelphia PA|Allentown PA|62
Philadelphia PA|Boston MA|308
Harrisburg PA|State College PA|87
Pittsburgh PA|Erie PA|128
Pittsburgh PA|Morgantown WV|75
New York NY|Albany NY|152
New York NY|Hartford CT|117
New York NY|Scranton PA|122
New York NY|Binghamton NY|178
Albany NY|Buffalo NY|290
Albany NY|Montreal QC|223
Syracuse NY|Rochester NY|87
Syracuse NY|Binghamton NY|73
Rochester NY|Buffalo NY|75
Burlington VT|Montreal QC|95
Boston MA|Providence RI|50
Boston MA|Manchester NH|53
Boston MA|Montreal QC|307
Portland ME|Bangor ME|130
Dallas TX|Houston TX|239
Dallas TX|Austin TX|195
Dallas TX|Little Rock AR|318
Dallas TX|Amarillo TX|362
Dallas TX|Tulsa OK|258
Dallas TX|Albuquerque NM|647
Dallas TX|Waco TX|96
Dallas TX|Abilene TX|182
Dallas TX|New York NY|1548
Houston TX|San Antonio TX|197
Houston TX|Corpus Christi TX|208
Houston TX|Beaumont TX|85
Houston TX|El Paso TX|745
Houston TX|New York NY|1628
San Antonio TX|Austin TX|80
San Antonio TX|El Paso TX|551
San Antonio TX|Eagle Pass TX|142
Austin TX|Waco TX|102
El Paso TX|Phoenix AZ|430
Amarillo TX|Lubbock TX|124
Amarillo TX|Oklahoma City OK|260
Lubbock TX|Midland TX|118
Midland TX|El Paso TX|305
Oklahoma City OK|Wichita KS|161
Oklahoma City OK|Albuquerque NM|543
Tulsa OK|Fayetteville AR|115
Little Rock AR|Texarkana TX|144
Springfield MO|Memphis TN|283
Denver CO|Cheyenne WY|101
Denver CO|Albuquerque NM|448
Denver CO|Grand Junction CO|244
Denver CO|Rapid City SD|393
Denver CO|Las Vegas NV|748
Denver CO|Pueblo CO|114
Denver CO|San Francisco CA|1250
Salt Lake City UT|Las Vegas NV|421
Salt Lake City UT|Idaho Falls ID|214
Salt Lake City UT|Provo UT|45
Salt Lake City UT|Cheyenne WY|440
Boise ID|Portland OR|430
Boise ID|Seattle WA|506
Seattle WA|Portland OR|174
Seattle WA|Vancouver BC|142
Seattle WA|San Francisco CA|808
Seattle WA|New York NY|2852
Seattle WA|Boston MA|3050
Portland OR|Eugene OR|111
Portland OR|Bend OR|162
Portland OR|Spokane WA|352
Spokane WA|Missoula MT|199
Spokane WA|Lewiston ID|104
Missoula MT|Butte MT|119
Billings MT|Bozeman MT|142
Billings MT|Sheridan WY|131
Cheyenne WY|Casper WY|178
Las Vegas NV|Phoenix AZ|297
Las Vegas NV|Reno NV|440
Las Vegas NV|St. George UT|120
Phoenix AZ|Tucson AZ|113
Phoenix AZ|San Diego CA|355
Phoenix AZ|Los Angeles CA|373
Tucson AZ|San Diego CA|407
Albuquerque NM|Flagstaff AZ|324
Albuquerque NM|Roswell NM|200
Los Angeles CA|San Francisco CA|382
Los Angeles CA|Fresno CA|219
Los Angeles CA|San Diego CA|120
Los Angeles CA|Flagstaff AZ|466
Los Angeles CA|Portland OR|963
Los Angeles CA|Atlanta GA|2174
San Francisco CA|Sacramento CA|88
San Francisco CA|Reno NV|218
San Francisco CA|Eureka CA|271
San Francisco CA|New York NY|2905
Sacramento CA|Fresno CA|171
Sacramento CA|Stockton CA|49
San Diego CA|Yuma AZ|172
Miami FL|New York NY|1281
Toronto ON|Montreal QC|336
Toronto ON|London ON|119
Toronto ON|Kingston ON|163
Toronto ON|Buffalo NY|99
Montreal QC|Ottawa ON|124
Montreal QC|Halifax NS|780
Halifax NS|Sydney NS|250
Moncton NB|Saint John NB|95
Ottawa ON|Sudbury ON|300
Thunder Bay ON|Winnipeg MB|436
Winnipeg MB|Regina SK|357
Winnipeg MB|Saskatoon SK|487
Regina SK|Calgary AB|471
Calgary AB|Banff AB|79
Calgary AB|Lethbridge AB|131
Calgary AB|Kelowna BC|377
Edmonton AB|Saskatoon SK|326
Edmonton AB|Grande Prairie AB|284
Edmonton AB|Jasper AB|227
Vancouver BC|Kelowna BC|243
Vancouver BC|Whistler BC|76
Whitehorse YT|Anchorage AK|703
Monterrey MX-NL|Saltillo MX-COAH|53
Monterrey MX-NL|Reynosa MX-TAM|139
Monterrey MX-NL|Ciudad Victoria MX-TAM|178
Mexico City MX-CDMX|Guadalajara MX-JAL|336
Mexico City MX-CDMX|Queretaro MX-QRO|133
Mexico City MX-CDMX|Veracruz MX-VER|249
Mexico City MX-CDMX|San Luis Potosi MX-SLP|258
Mexico City MX-CDMX|Morelia MX-MICH|190
Mexico City MX-CDMX|Merida MX-YUC|814
Guadalajara MX-JAL|Tepic MX-NAY|133
Guadalajara MX-JAL|Mazatlan MX-SIN|298
Ciudad Juarez MX-CHIH|Chihuahua MX-CHIH|231
Durango MX-DGO|Mazatlan MX-SIN|144
Culiacan MX-SIN|Mazatlan MX-SIN|136
Tijuana MX-BC|Ensenada MX-BC|66
Laredo TX|Monterrey MX-NL|142
Albany GA|Atlanta GA|182
Amarillo TX|Wichita Falls TX|225
Asheville NC|Johnson City TN|63
Baton Rouge LA|Shreveport LA|250
Beaumont TX|Lake Charles LA|59
Billings MT|Cheyenne WY|455
Binghamton NY|Albany NY|140
Boise ID|Idaho Falls ID|281
Bozeman MT|Missoula MT|202
Brownsville TX|Laredo TX|204
Cedar Rapids IA|Davenport IA|80
Champaign IL|St. Louis MO|180
Charleston WV|Cincinnati OH|205
Charleston WV|Richmond VA|315
Charlottesville VA|Roanoke VA|120
Colorado Springs CO|Albuquerque NM|380
Columbia MO|Springfield MO|168
Columbus GA|Montgomery AL|84
Corpus Christi TX|Brownsville TX|160
Dayton OH|Columbus OH|72
Dodge City KS|Wichita KS|154
Dubuque IA|Chicago IL|180
El Paso TX|Carlsbad NM|165
El Paso TX|San Angelo TX|407
Elko NV|Salt Lake City UT|229
Erie PA|Buffalo NY|94
Eugene OR|Medford OR|167
Eureka CA|Redding CA|149
Evansville IN|Louisville KY|121
Evansville IN|Nashville TN|152
Fayetteville AR|Little Rock AR|191
Flagstaff AZ|Salt Lake City UT|520
Fort Smith AR|Tulsa OK|119
Fort Wayne IN|Toledo OH|107
Fort Worth TX|Abilene TX|152
Fort Worth TX|Amarillo TX|340
Fort Worth TX|Austin TX|190
Gainesville FL|Tampa FL|130
Grand Junction CO|Durango CO|169
Grand Rapids MI|Traverse City MI|141
Green Bay WI|Madison WI|136
Gulfport MS|New Orleans LA|77
Helena MT|Billings MT|239
Huntsville AL|Memphis TN|212
Idaho Falls ID|Butte MT|206
Jackson TN|Memphis TN|88
Joplin MO|Tulsa OK|112
Joplin MO|Kansas City MO|157
Kalamazoo MI|Chicago IL|145
Kingman AZ|Flagstaff AZ|147
Knoxville TN|Charlotte NC|230
La Crosse WI|Madison WI|143
La Crosse WI|Minneapolis MN|153
Lafayette LA|Lake Charles LA|75
Las Cruces NM|Tucson AZ|275
Lewiston ID|Boise ID|269
Lincoln NE|Kansas City MO|197
Little Rock AR|Springfield MO|217
Lubbock TX|Albuquerque NM|321
Lubbock TX|El Paso TX|345
Macon GA|Savannah GA|166
Memphis TN|Knoxville TN|391
Meridian MS|Birmingham AL|147
Midland TX|San Angelo TX|113
Monroe LA|Jackson MS|119
Montgomery AL|Pensacola FL|163
Morgantown WV|Charleston WV|157
Nashville TN|Paducah KY|136
Norfolk VA|Raleigh NC|181
North Platte NE|Denver CO|264
Oklahoma City OK|Wichita Falls TX|141
Orlando FL|Fort Myers FL|158
Palm Springs CA|Los Angeles CA|107
Paducah KY|St. Louis MO|172
Panama City FL|Tallahassee FL|98
Peoria IL|St. Louis MO|168
Pierre SD|Rapid City SD|172
Pocatello ID|Boise ID|234
Portland ME|Manchester NH|96
Pueblo CO|Albuquerque NM|336
Roanoke VA|Charlotte NC|196
Rochester MN|La Crosse WI|71
Roswell NM|Amarillo TX|213
Sacramento CA|Medford OR|310
Salina KS|Denver CO|434
San Angelo TX|Dallas TX|262
San Antonio TX|Midland TX|333
San Jose CA|Fresno CA|151
San Luis Obispo CA|Los Angeles CA|190
San Luis Obispo CA|San Francisco CA|232
Santa Fe NM|Denver CO|391
Shreveport LA|Little Rock AR|213
Sioux City IA|Des Moines IA|199
Spokane WA|Boise ID|424
Springfield IL|Indianapolis IN|213
St. George UT|Salt Lake City UT|303
Syracuse NY|Ottawa ON|198
Tallahassee FL|Atlanta GA|271
Texarkana TX|Shreveport LA|73
Topeka KS|Wichita KS|139
Traverse City MI|Lansing MI|182
Tupelo MS|Birmingham AL|135
Tyler TX|Shreveport LA|98
Waco TX|Fort Worth TX|90
Wausau WI|Madison WI|143
Wheeling WV|Columbus OH|127
Wheeling WV|Pittsburgh PA|58
Wichita KS|Tulsa OK|176
Wilmington NC|Charlotte NC|201
Winston-Salem NC|Charlotte NC|80
Worcester MA|Hartford CT|63
Yakima WA|Portland OR|185
Youngstown OH|Pittsburgh PA|66
Bakersfield CA|Las Vegas NV|286
Redding CA|Portland OR|423
Reno NV|Boise ID|423
Rapid City SD|Fargo ND|512
Rapid City SD|Omaha NE|526
Minneapolis MN|Rapid City SD|575
Sioux Falls SD|Des Moines IA|284
Albuquerque NM|Phoenix AZ|420
Durango CO|Denver CO|337
Missoula MT|Boise ID|365
Spokane WA|Great Falls MT|365
Barrie ON|Sudbury ON|188
Brandon MB|Regina SK|226
Charlottetown PE|Halifax NS|203
Corner Brook NL|St. John's NL|427
Hamilton ON|Niagara Falls ON|46
Kamloops BC|Calgary AB|386
London ON|Windsor ON|118
Medicine Hat AB|Regina SK|290
Ottawa ON|North Bay ON|224
Prince George BC|Edmonton AB|460
Sault Ste. Marie ON|Thunder Bay ON|436
Sherbrooke QC|Quebec QC|149
Thunder Bay ON|Kenora ON|304
Toronto ON|Niagara Falls ON|80
Toronto ON|Peterborough ON|87
Toronto ON|Windsor ON|229
Quebec QC|Fredericton NB|363
Quebec QC|Moncton NB|470
Winnipeg MB|Toronto ON|1380
Winnipeg MB|Calgary AB|826
Edmonton AB|Winnipeg MB|812
Yellowknife NT|Edmonton AB|904
Whitehorse YT|Edmonton AB|1240
Seattle WA|Calgary AB|690
Saltillo MX-COAH|Torreon MX-COAH|165
Torreon MX-COAH|Chihuahua MX-CHIH|286
Torreon MX-COAH|Zacatecas MX-ZAC|240
Veracruz MX-VER|Villahermosa MX-TAB|297
Villahermosa MX-TAB|Merida MX-YUC|348
Monterrey MX-NL|Tampico MX-TAM|323
Monterrey MX-NL|Torreon MX-COAH|216
Monterrey MX-NL|Matamoros MX-TAM|200
Mexico City MX-CDMX|Tampico MX-TAM|300
Mexico City MX-CDMX|Tuxtla Gutierrez MX-CHIS|512
Mexico City MX-CDMX|Aguascalientes MX-AGS|317
Mexico City MX-CDMX|Cancun MX-QROO|1000
Mexico City MX-CDMX|Laredo TX|703
Mexico City MX-CDMX|Tijuana MX-BC|1725
Mexico City MX-CDMX|Ciudad Juarez MX-CHIH|1120
Tijuana MX-BC|Hermosillo MX-SON|535
Queretaro MX-QRO|Guadalajara MX-JAL|220
Queretaro MX-QRO|Monterrey MX-NL|440
San Luis Potosi MX-SLP|Guadalajara MX-JAL|207
Hermosillo MX-SON|Mazatlan MX-SIN|550
El Paso TX|Chihuahua MX-CHIH|235
San Antonio TX|Monterrey MX-NL|296
Houston TX|Monterrey MX-NL|455
Tucson AZ|Hermosillo MX-SON|240
San Diego CA|Ensenada MX-BC|85
Detroit MI|Montreal QC|565
Chicago IL|Winnipeg MB|860
Jacksonville FL|New Orleans LA|547
Nashville TN|New Orleans LA|532
Cincinnati OH|Pittsburgh PA|290
Cincinnati OH|Charlotte NC|476
Indianapolis IN|Pittsburgh PA|360
Kansas City MO|Dallas TX|508
Kansas City MO|Memphis TN|451
St. Louis MO|Cincinnati OH|350
Columbus OH|Washington DC|416
Harrisburg PA|Pittsburgh PA|204
Hartford CT|Albany NY|111
Providence RI|New Haven CT|103
Burlington VT|Albany NY|150
Manchester NH|Burlington VT|165
Concord NH|Boston MA|68
Bangor ME|Boston MA|237
Charleston SC|Atlanta GA|305
Columbia SC|Savannah GA|158
Greenville SC|Columbia SC|103
Augusta GA|Columbia SC|74
Jackson MS|Mobile AL|189
Jackson MS|Little Rock AR|265
Mobile AL|Birmingham AL|258
Shreveport LA|Houston TX|237
Tulsa OK|Little Rock AR|275
Tulsa OK|Kansas City MO|248
Springfield MO|Fayetteville AR|125
Fort Collins CO|Cheyenne WY|45
Grand Forks ND|Winnipeg MB|146
Columbus GA|Birmingham AL|146
Augusta GA|Charlotte NC|160
Augusta GA|Greenville SC|118
Columbia SC|Myrtle Beach SC|146
Florence SC|Charlotte NC|110
Greensboro NC|Richmond VA|205
Greensboro NC|Washington DC|315
Lynchburg VA|Washington DC|180
Harrisonburg VA|Washington DC|131
Hagerstown MD|Pittsburgh PA|165
Harrisburg PA|New York NY|170
Scranton PA|Syracuse NY|132
Scranton PA|Hartford CT|190
Albany NY|Springfield MA|86
Utica NY|New York NY|240
Akron OH|Pittsburgh PA|113
Canton OH|Columbus OH|125
Fort Wayne IN|Dayton OH|120
Fort Wayne IN|Cincinnati OH|175
Lansing MI|Chicago IL|220
Flint MI|Chicago IL|276
Saginaw MI|Chicago IL|308
Peoria IL|Indianapolis IN|213
Peoria IL|Davenport IA|95
Rockford IL|Milwaukee WI|93
Rockford IL|Davenport IA|115
Duluth MN|Fargo ND|250
Duluth MN|Green Bay WI|325
Eau Claire WI|Duluth MN|150
Sioux City IA|Lincoln NE|154
Lincoln NE|Denver CO|486
Topeka KS|Denver CO|540
Wichita KS|Dallas TX|365
Wichita KS|St. Louis MO|440
Fort Smith AR|Dallas TX|265
Tyler TX|Houston TX|200
Waco TX|Houston TX|186
College Station TX|Dallas TX|180
Killeen TX|Dallas TX|155
San Angelo TX|San Antonio TX|214
Odessa TX|El Paso TX|285
Odessa TX|San Antonio TX|345
Lubbock TX|Austin TX|375
Amarillo TX|San Antonio TX|508
McAllen TX|Houston TX|348
Corpus Christi TX|Austin TX|215
Monroe LA|Dallas TX|285
Jackson MS|Dallas TX|405
Jackson MS|Atlanta GA|385
Huntsville AL|Atlanta GA|182
Chattanooga TN|Memphis TN|345
Bowling Green KY|Louisville KY|115
Paducah KY|Memphis TN|172
Evansville IN|Indianapolis IN|171
Terre Haute IN|Chicago IL|182
Lexington KY|Atlanta GA|381
Lexington KY|Nashville TN|213
Huntington WV|Columbus OH|136
Huntington WV|Cincinnati OH|150
Charleston WV|Washington DC|350
Morgantown WV|Washington DC|208
Bend OR|Boise ID|318
Bend OR|Seattle WA|330
Eugene OR|Boise ID|446
Medford OR|San Francisco CA|362
Redding CA|Reno NV|200
Fresno CA|Las Vegas NV|392
Bakersfield CA|San Diego CA|232
Bakersfield CA|Phoenix AZ|480
San Diego CA|Palm Springs CA|140
Las Vegas NV|Albuquerque NM|575
Flagstaff AZ|Durango CO|310
Tucson AZ|Albuquerque NM|450
Yuma AZ|Tucson AZ|238
Prescott AZ|Phoenix AZ|100
St. George UT|Phoenix AZ|410
Grand Junction CO|Albuquerque NM|400
Cheyenne WY|Rapid City SD|300
Casper WY|Billings MT|279
Gillette WY|Billings MT|232
Rock Springs WY|Salt Lake City UT|180
Idaho Falls ID|Missoula MT|315
Twin Falls ID|Salt Lake City UT|220
Spokane WA|Yakima WA|200
Kennewick WA|Portland OR|214
Kennewick WA|Seattle WA|224
Wenatchee WA|Seattle WA|148
Great Falls MT|Calgary AB|318
Billings MT|Spokane WA|540
Bismarck ND|Minneapolis MN|428
Minot ND|Fargo ND|267
Kelowna BC|Kamloops BC|103
Lethbridge AB|Great Falls MT|182
London ON|Buffalo NY|147
Kitchener ON|Buffalo NY|108
Ottawa ON|Quebec QC|280
Saint John NB|Bangor ME|165
Moncton NB|Sydney NS|300
Springfield IL|St. Louis MO|97
Springfield IL|Kansas City MO|305
Champaign IL|Chicago IL|136
Champaign IL|Indianapolis IN|124
Lafayette IN|Chicago IL|123
Bloomington IL|Chicago IL|138
Davenport IA|Chicago IL|175
Cedar Rapids IA|Chicago IL|246
Dubuque IA|Madison WI|93
Waterloo IA|Chicago IL|290
Mankato MN|Sioux Falls SD|158
Rochester MN|Chicago IL|345
Lincoln NE|Des Moines IA|190
Columbia MO|Kansas City MO|126
Columbia MO|St. Louis MO|125
Joplin MO|Springfield MO|72
Lake Charles LA|Houston TX|145
Lafayette LA|Houston TX|217
Gulfport MS|Mobile AL|75
Pensacola FL|Atlanta GA|325
Panama City FL|Atlanta GA|295
Tallahassee FL|Tampa FL|275
Gainesville FL|Jacksonville FL|72
Daytona Beach FL|Jacksonville FL|92
West Palm Beach FL|Orlando FL|171
Fort Myers FL|Miami FL|153
Myrtle Beach SC|Charleston SC|97
Asheville NC|Atlanta GA|200
Allentown PA|New York NY|91
Allentown PA|Scranton PA|75
Lancaster PA|Philadelphia PA|80
York PA|Philadelphia PA|103
Wilmington DE|New York NY|126
Dover DE|Washington DC|95
New Haven CT|New York NY|80
Worcester MA|Boston MA|47
Springfield MA|New York NY|142
Manchester NH|New York NY|253
Rochester NY|New York NY|333
Dayton OH|Cincinnati OH|55
Kalamazoo MI|Detroit MI|143
Oxnard CA|Los Angeles CA|60
Riverside CA|Los Angeles CA|55
Stockton CA|San Francisco CA|83
Modesto CA|San Francisco CA|92
Visalia CA|Los Angeles CA|189
Santa Barbara CA|San Francisco CA|325
Salinas CA|San Francisco CA|105
Provo UT|Las Vegas NV|378
Ogden UT|Boise ID|303
Fort Collins CO|Denver CO|64
`

export const validationDistances = `
Chicago IL|Detroit MI|283
Chicago IL|St. Louis MO|297
Chicago IL|Cleveland OH|345
Chicago IL|Memphis TN|531
Chicago IL|Kansas City MO|510
Chicago IL|Louisville KY|298
Chicago IL|Columbus OH|355
Chicago IL|New York NY|790
Chicago IL|Atlanta GA|716
Chicago IL|Houston TX|1082
Chicago IL|New Orleans LA|925
Chicago IL|Green Bay WI|207
Chicago IL|Peoria IL|167
Chicago IL|Grand Rapids MI|178
Chicago IL|Los Angeles CA|2015
Chicago IL|Salt Lake City UT|1400
Detroit MI|Cleveland OH|170
Detroit MI|Columbus OH|204
Detroit MI|Indianapolis IN|288
Detroit MI|Lansing MI|90
Detroit MI|New York NY|615
Detroit MI|Nashville TN|534
Cleveland OH|Columbus OH|143
Cleveland OH|Buffalo NY|190
Cleveland OH|New York NY|462
Cleveland OH|Washington DC|373
Cleveland OH|Toledo OH|115
Columbus OH|Indianapolis IN|175
Columbus OH|Louisville KY|209
Columbus OH|Toledo OH|143
Cincinnati OH|Lexington KY|83
Cincinnati OH|Nashville TN|273
Cincinnati OH|Atlanta GA|461
Indianapolis IN|Louisville KY|114
Indianapolis IN|Fort Wayne IN|127
Indianapolis IN|Dayton OH|117
Indianapolis IN|Atlanta GA|534
St. Louis MO|Kansas City MO|248
St. Louis MO|Nashville TN|309
St. Louis MO|Tulsa OK|395
St. Louis MO|Little Rock AR|346
St. Louis MO|Des Moines IA|349
St. Louis MO|Evansville IN|170
St. Louis MO|Denver CO|850
Kansas City MO|Omaha NE|185
Kansas City MO|Wichita KS|198
Kansas City MO|Denver CO|604
Kansas City MO|Springfield MO|167
Minneapolis MN|Duluth MN|154
Minneapolis MN|Milwaukee WI|337
Minneapolis MN|Omaha NE|381
Minneapolis MN|Madison WI|270
Minneapolis MN|Winnipeg MB|457
Minneapolis MN|Atlanta GA|1128
Milwaukee WI|Madison WI|79
Des Moines IA|Omaha NE|136
Des Moines IA|Davenport IA|170
Omaha NE|Lincoln NE|57
Fargo ND|Bismarck ND|196
Fargo ND|Winnipeg MB|222
Sioux Falls SD|Rapid City SD|348
Louisville KY|Lexington KY|78
Lexington KY|Knoxville TN|171
Nashville TN|Memphis TN|212
Nashville TN|Atlanta GA|249
Nashville TN|Chattanooga TN|134
Nashville TN|Charlotte NC|409
Memphis TN|Little Rock AR|137
Memphis TN|New Orleans LA|395
Memphis TN|Dallas TX|453
Memphis TN|Atlanta GA|383
Knoxville TN|Chattanooga TN|112
Knoxville TN|Roanoke VA|258
Atlanta GA|Birmingham AL|147
Atlanta GA|Savannah GA|248
Atlanta GA|Miami FL|662
Atlanta GA|Orlando FL|439
Atlanta GA|Montgomery AL|160
Atlanta GA|Augusta GA|146
Atlanta GA|Greenville SC|145
Atlanta GA|Macon GA|84
Atlanta GA|Houston TX|793
Atlanta GA|New York NY|868
Atlanta GA|Denver CO|1405
Birmingham AL|Huntsville AL|101
Birmingham AL|New Orleans LA|343
New Orleans LA|Baton Rouge LA|81
New Orleans LA|Houston TX|348
New Orleans LA|Lafayette LA|135
New Orleans LA|New York NY|1305
Shreveport LA|Dallas TX|188
Baton Rouge LA|Houston TX|270
Mobile AL|Tallahassee FL|244
Tallahassee FL|Pensacola FL|197
Jacksonville FL|Orlando FL|141
Jacksonville FL|Miami FL|347
Orlando FL|Miami FL|236
Tampa FL|Miami FL|280
Savannah GA|Charleston SC|107
Columbia SC|Charlotte NC|93
Charlotte NC|Greensboro NC|92
Charlotte NC|Greenville SC|102
Charlotte NC|Washington DC|399
Raleigh NC|Wilmington NC|131
Raleigh NC|Fayetteville NC|64
Richmond VA|Washington DC|109
Richmond VA|Charlottesville VA|71
Norfolk VA|Washington DC|194
Washington DC|Baltimore MD|39
Washington DC|New York NY|226
Washington DC|Boston MA|440
Baltimore MD|Philadelphia PA|105
Baltimore MD|Pittsburgh PA|248
Philadelphia PA|Pittsburgh PA|305
Philadelphia PA|Scranton PA|125
Philadelphia PA|Atlantic City NJ|62
Harrisburg PA|Scranton PA|120
Pittsburgh PA|Buffalo NY|219
Pittsburgh PA|New York NY|371
New York NY|Boston MA|215
New York NY|Buffalo NY|373
New York NY|Providence RI|181
New York NY|Syracuse NY|247
New York NY|Montreal QC|370
Albany NY|Syracuse NY|146
Albany NY|Boston MA|169
Syracuse NY|Buffalo NY|149
Syracuse NY|Watertown NY|71
Burlington VT|Boston MA|216
Boston MA|Hartford CT|101
Boston MA|Portland ME|108
Boston MA|Springfield MA|91
Boston MA|Los Angeles CA|2983
Hartford CT|Springfield MA|26
Dallas TX|San Antonio TX|274
Dallas TX|Oklahoma City OK|206
Dallas TX|El Paso TX|635
Dallas TX|Lubbock TX|346
Dallas TX|Denver CO|795
Dallas TX|Phoenix AZ|1066
Dallas TX|Texarkana TX|180
Dallas TX|Los Angeles CA|1436
Dallas TX|Laredo TX|430
Houston TX|Austin TX|165
Houston TX|Laredo TX|315
Houston TX|Brownsville TX|355
Houston TX|Los Angeles CA|1547
San Antonio TX|Laredo TX|157
San Antonio TX|Corpus Christi TX|143
San Antonio TX|McAllen TX|238
San Antonio TX|Del Rio TX|154
El Paso TX|Albuquerque NM|266
El Paso TX|Tucson AZ|317
Amarillo TX|Albuquerque NM|288
Amarillo TX|Denver CO|434
Lubbock TX|Abilene TX|165
Oklahoma City OK|Tulsa OK|106
Oklahoma City OK|Little Rock AR|339
Tulsa OK|Springfield MO|181
Little Rock AR|Fort Smith AR|159
Wichita KS|Denver CO|520
Laredo TX|Corpus Christi TX|143
Denver CO|Colorado Springs CO|70
Denver CO|Salt Lake City UT|520
Denver CO|Casper WY|279
Denver CO|Billings MT|554
Denver CO|Los Angeles CA|1017
Denver CO|New York NY|1778
Salt Lake City UT|Boise ID|339
Salt Lake City UT|Reno NV|518
Salt Lake City UT|Pocatello ID|164
Salt Lake City UT|Grand Junction CO|286
Salt Lake City UT|Los Angeles CA|688
Boise ID|Twin Falls ID|128
Boise ID|Winnemucca NV|256
Seattle WA|Spokane WA|279
Seattle WA|Yakima WA|142
Seattle WA|Bellingham WA|90
Seattle WA|Miami FL|3297
Seattle WA|Phoenix AZ|1415
Portland OR|Medford OR|273
Portland OR|Sacramento CA|580
Portland OR|Chicago IL|2121
Spokane WA|Coeur d'Alene ID|33
Missoula MT|Helena MT|115
Missoula MT|Kalispell MT|118
Billings MT|Great Falls MT|219
Great Falls MT|Helena MT|90
Cheyenne WY|Laramie WY|50
Las Vegas NV|Los Angeles CA|270
Las Vegas NV|Flagstaff AZ|252
Las Vegas NV|San Diego CA|331
Phoenix AZ|Flagstaff AZ|145
Phoenix AZ|Yuma AZ|185
Tucson AZ|Nogales AZ|68
Albuquerque NM|Santa Fe NM|64
Albuquerque NM|Farmington NM|182
Albuquerque NM|Las Cruces NM|223
Los Angeles CA|Sacramento CA|385
Los Angeles CA|Bakersfield CA|113
Los Angeles CA|Santa Barbara CA|95
Los Angeles CA|Seattle WA|1136
Los Angeles CA|New York NY|2790
Los Angeles CA|Philadelphia PA|2715
San Francisco CA|San Jose CA|48
San Francisco CA|Fresno CA|187
San Francisco CA|Santa Rosa CA|55
Sacramento CA|Reno NV|132
Sacramento CA|Redding CA|162
Fresno CA|Bakersfield CA|109
Reno NV|Elko NV|289
Miami FL|Chicago IL|1380
Toronto ON|Ottawa ON|280
Toronto ON|Sudbury ON|250
Toronto ON|Hamilton ON|43
Montreal QC|Quebec QC|158
Montreal QC|Sherbrooke QC|97
Halifax NS|Moncton NB|162
Moncton NB|Fredericton NB|110
Ottawa ON|Kingston ON|122
Sudbury ON|Sault Ste. Marie ON|191
Thunder Bay ON|Duluth MN|189
Winnipeg MB|Brandon MB|133
Regina SK|Saskatoon SK|161
Calgary AB|Edmonton AB|186
Calgary AB|Vancouver BC|604
Calgary AB|Medicine Hat AB|183
Calgary AB|Saskatoon SK|378
Edmonton AB|Vancouver BC|720
Edmonton AB|Fort McMurray AB|271
Vancouver BC|Kamloops BC|220
Vancouver BC|Prince George BC|487
Anchorage AK|Fairbanks AK|359
Nuevo Laredo MX-TAM|Monterrey MX-NL|139
Monterrey MX-NL|Mexico City MX-CDMX|567
Monterrey MX-NL|San Luis Potosi MX-SLP|318
Monterrey MX-NL|Guadalajara MX-JAL|491
Mexico City MX-CDMX|Puebla MX-PUE|82
Mexico City MX-CDMX|Leon MX-GTO|240
Mexico City MX-CDMX|Acapulco MX-GRO|237
Mexico City MX-CDMX|Toluca MX-MEX|41
Mexico City MX-CDMX|Oaxaca MX-OAX|287
Guadalajara MX-JAL|Leon MX-GTO|138
Guadalajara MX-JAL|Manzanillo MX-COL|187
Guadalajara MX-JAL|Aguascalientes MX-AGS|138
Torreon MX-COAH|Durango MX-DGO|157
Hermosillo MX-SON|Nogales MX-SON|171
Tijuana MX-BC|Mexicali MX-BC|113
Merida MX-YUC|Cancun MX-QROO|192
`
