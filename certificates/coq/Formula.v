(* The order of the group of the NxNxN cube, for every N >= 2.  An element is made, in one way, of a product of turns
   with given parities and of one permutation for each orbit, which the invariants allow if all parities are even. *)
From mathcomp Require Import all_ssreflect all_fingroup.
From Cubelang Require Import Chain Checker Giants Pieces Frames Words Cube Classes Centres Corners Generate Suffice.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GroupScope.
Opaque turn24.

(* Half of all permutations of a class are even. *)
Definition even_set := [set q : {perm 'I_24} | ~~ odd_perm q].
Lemma even_order : #|even_set| = (24`!)./2.
Proof.
pose t : {perm 'I_24} := tperm (@Ordinal 24 0 isT) (@Ordinal 24 1 isT).
have odd_t : odd_perm t by rewrite odd_tperm.
have rest : ~: even_set = [set t * q | q in even_set].
  apply/setP=> p; rewrite !inE negbK; apply/idP/imsetP=> [odd_p|[q]].
    exists (t^-1 * p); last by rewrite mulKVg.
    by rewrite inE odd_permM odd_permV odd_t odd_p.
  by rewrite inE => even_q ->; rewrite odd_permM odd_t (negbTE even_q).
have two : (24`! = 2 * #|even_set|)%N.
  by rewrite -card_Sn -(cardsC even_set) rest (card_imset _ (mulgI t)) addnn mul2n.
by rewrite two mul2n doubleK.
Qed.

Section Formula.
Variables (n' : nat) (o : bool).
Notation n := n'.+1.
Notation class := (class n' o).
Notation link := (@link n' o).
Notation share := (@share n' o).
Notation cube_group := (cube_group n' o).
Implicit Types (k l : class).

Lemma share_link k q : share (link k) q = q.
Proof. by rewrite /Classes.share linkK eqxx. Qed.

(* One turn of each layer of a set. *)
Fixpoint turns_of (ds : seq nat) k : {perm 'I_24} := if ds is d :: ds' then turn_of 0 d k * turns_of ds' k else 1.
Lemma turns_of_invariants ds : all (fun d => d < n)%N ds -> invariants (fun d => odd (count_mem d ds)) (turns_of ds).
Proof.
elim: ds => [_|d ds IH]; first exact: invariants_one.
move=> /andP[dn /IH inv]; apply: invariants_change (invariants_mul (@invariants_turn n' o 0 d isT dn) inv) => e _.
by rewrite /= oddD eq_sym oddb.
Qed.

Definition row (d : 'I_n) : class := (ord0, d).
Lemma row_link d : link (row d) = row d.
Proof. exact: link_first. Qed.
Lemma row_odd v (Q : class -> {perm 'I_24}) d : invariants v Q -> odd_perm (Q (row d)) = v d.
Proof. by case=> _ _ [_ -> _]; rewrite /row /=; case: (v 0%N); case: (v d). Qed.

Definition depths_of (b : {ffun 'I_n -> bool}) := [seq nat_of_ord d | d <- enum 'I_n & b d].
Definition chosen b := turns_of (depths_of b).
Lemma chosen_invariants b : exists2 v, invariants v (chosen b) & forall d : 'I_n, v d = b d.
Proof.
have small : all (fun d => d < n)%N (depths_of b) by apply/allP=> _ /mapP[d _ ->]; apply: ltn_ord.
have u : uniq (depths_of b) by rewrite /depths_of (map_inj_uniq (@ord_inj n)) filter_uniq ?enum_uniq.
exists (fun d => odd (count_mem d (depths_of b))); first exact: turns_of_invariants small.
by move=> d; rewrite (count_uniq_mem _ u) oddb /depths_of (mem_map (@ord_inj n)) mem_filter mem_enum andbT.
Qed.
Lemma chosen_odd b d : odd_perm (chosen b (row d)) = b d.
Proof. by have [v inv <-] := chosen_invariants b; exact: row_odd inv. Qed.
Lemma chosen_in b : on_classes (chosen b) \in cube_group.
Proof. by have [v inv _] := chosen_invariants b; apply: invariants_suffice inv. Qed.

(* What is allowed on each orbit: nothing is left to choose on the second class of a wing. *)
Definition allowed k : {set {perm 'I_24}} :=
  if link k != k then [set 1] else
  if (0 < k.2)%N then even_set else if k.1 == 0%N :> nat then corner_set else midge_set.

Lemma allowed_even k q : q \in allowed k -> ~~ odd_perm q.
Proof.
rewrite /allowed; case: ifP => _; first by rewrite inE => /eqP ->; rewrite odd_perm1.
by case: ifP => _; [rewrite inE | case: ifP => _ /setIdP[/setIdP[]]].
Qed.
Lemma allowed_local k q : link k = k -> q \in allowed k -> q \in local_group k.
Proof.
move=> kk; rewrite /allowed kk eqxx /=; case: (posnP k.2) => k2; last by rewrite inE; apply: alternates k2 q.
case: eqP => [k1|/eqP k1]; first exact: (subsetP (corners_local k1 k2)).
exact: (subsetP (midges_local (link_outer kk k2 k1) k2)).
Qed.
Lemma even_allowed (Q : class -> {perm 'I_24}) k :
  invariants (fun _ => false) Q -> link k = k -> Q k \in allowed k.
Proof.
case=> [[cycQ flipQ] twistQ [_ oddQ piecesQ]] kk; have even_k : ~~ odd_perm (Q k) by rewrite oddQ.
rewrite /allowed kk eqxx /=; case: (posnP k.2) => k2; last by rewrite inE.
case: eqP => [k1|/eqP k1].
  apply/setIdP; split; last exact: (twistQ k k1 k2).
  apply/setIdP; split; last exact: even_k.
  have k12 : k.1 = k.2 :> nat by rewrite k1 k2.
  by rewrite inE -(cycQ k k k1 k2 k12).
have {}k1 := link_outer kk k2 k1; apply/setIdP; split; last by rewrite (piecesQ k k1 k2).
by apply/setIdP; split; [rewrite inE (flipQ k k1 k2) | exact: even_k].
Qed.

(* Elements from their parts. *)
Definition shared (f : {ffun class -> {perm 'I_24}}) k := share k (f (link k)).
Definition made (x : {ffun 'I_n -> bool} * {ffun class -> {perm 'I_24}}) :=
  on_classes (fun k => shared x.2 k * chosen x.1 k).
Definition choice_of_parts := [set f : {ffun class -> {perm 'I_24}} | [forall k, f k \in allowed k]].
Definition choices := setX [set: {ffun 'I_n -> bool}] choice_of_parts.
Lemma partsP (f : {ffun class -> {perm 'I_24}}) : reflect (forall k, f k \in allowed k) (f \in choice_of_parts).
Proof. by rewrite inE; apply: forallP. Qed.

Lemma shared_first f k : link k = k -> shared f k = f k.
Proof. by move=> kk; rewrite /shared /Classes.share kk eqxx. Qed.
Lemma shared_in f : f \in choice_of_parts -> on_classes (shared f) \in cube_group.
Proof.
move=> /partsP fA; apply: gather => [k|k kk]; first by rewrite /shared share_link linkK.
by rewrite (shared_first _ kk); apply: allowed_local.
Qed.

Lemma made_inj : {in choices &, injective made}.
Proof.
move=> [b f] [c g] /setXP[_ /partsP fA] /setXP[_ /partsP gA] /on_classes_eq made_eq.
have {made_eq}h k : shared f k * chosen b k = shared g k * chosen c k by exact: made_eq k.
have e : b = c.
  apply/ffunP=> d; have := congr1 (@odd_perm _) (h (row d)).
  rewrite !(shared_first _ (row_link d)) !odd_permM !chosen_odd.
  by rewrite (negbTE (allowed_even (fA _))) (negbTE (allowed_even (gA _))).
move: h; rewrite e => h; congr (_, _); apply/ffunP=> k.
case: (eqVneq (link k) k) => kk.
  by have := h k; move/mulIg; rewrite !(shared_first _ kk).
by have := fA k; have := gA k; rewrite /allowed kk !inE => /eqP -> /eqP ->.
Qed.

Lemma made_all : cube_group = made @: choices.
Proof.
apply/setP=> p; apply/idP/imsetP=> [pG|[[b f] /setXP[_ fA] ->]]; last first.
  by have := groupM (shared_in fA) (chosen_in b); rewrite on_classesM.
have [v [Q [e invQ]]] := invariants_necessary pG; rewrite {p}e in pG *.
pose b := [ffun d : 'I_n => v d]; pose R k := Q k * (chosen b k)^-1.
have QR : on_classes Q = on_classes R * on_classes (chosen b).
  by rewrite on_classesM; apply: on_classes_ext => k; rewrite /R mulgKV.
have RG : on_classes R \in cube_group by move: pG; rewrite QR (groupMr _ (chosen_in b)).
have [w invR] := invariants_of RG.
have w0 d : (d <= n)%N -> w d = false.
  rewrite leq_eqVlt => /orP[/eqP ->|dn]; first by case: invR => _ _ [].
  have := row_odd (Ordinal dn) invR.
  by rewrite /R odd_permM odd_permV chosen_odd ffunE (row_odd _ invQ) addbb => e; exact: esym e.
have {}invR := invariants_change w0 invR; have linkedR : linked R by case: invR => pieces _ _; apply: keeps_linked.
exists (b, [ffun k => if link k == k then R k else 1]).
  apply/setXP; split; first exact: in_setT.
  apply/partsP=> k; rewrite ffunE; case: eqP => kk; first exact: (even_allowed invR kk).
  by rewrite /allowed; move/eqP: kk => ->; rewrite inE.
rewrite QR on_classesM /made /=; apply: on_classes_ext => k /=; congr (_ * _).
by rewrite linkedR /shared ffunE linkK eqxx.
Qed.

(* The number of choices. *)
Definition number (i j : nat) :=
  if (0 < j)%N then #|even_set| else
  if i == 0%N then #|corner_set| else if i == n then #|midge_set| else 1%N.
Lemma allowed_card k : #|allowed k| = number k.1 k.2.
Proof.
rewrite /allowed /number; case: (posnP k.2) => k2; last by rewrite (link_inner k2) eqxx /=.
case: (eqVneq (k.1 : nat) 0%N) => k1; first by rewrite (link_first k1) eqxx /=.
case: (eqVneq (link k) k) => kk; first by rewrite (link_outer kk k2 k1) eqxx.
case: eqP => [e|_]; last by rewrite cards1.
by rewrite /Classes.link e eqxx orbT /= eqxx in kk.
Qed.

Lemma row_product i : (\prod_(j < n) number i j = number i 0 * #|even_set| ^ n')%N.
Proof.
have inner : (\prod_(j < n') #|even_set| = #|even_set| ^ n')%N by rewrite big_const_ord iter_muln_1.
by rewrite big_ord_recl -inner; congr (_ * _)%N; apply: eq_bigr.
Qed.
Lemma rows_product : (\prod_(i < o + n') number i.+1 0 = if o then #|midge_set| else 1)%N.
Proof.
have inner : (\prod_(i < n') number i.+1 0 = 1)%N.
  by apply: big1 => i _; rewrite /number ltnn eqSS (ltn_eqF (ltn_ord i)).
have outer : (\prod_(i < n'.+1) number i.+1 0 = #|midge_set|)%N.
  by rewrite big_ord_recr /= inner mul1n /number ltnn eqxx.
by case: o; [exact: outer | exact: inner].
Qed.

(* With variables: on the factorials themselves associativity would compute them. *)
Lemma arrange a b c d e f : e = f -> (a * (b * c * d ^ e) = a * b * c * d ^ f)%N.
Proof. by move=> ->; rewrite !mulnA. Qed.

Theorem order_formula :
  #|cube_group| = (2 ^ n * (8`! * 3 ^ 7)./2 * (if o then (12`! * 2 ^ 11)./2 else 1) * (24`!)./2 ^ (n' * (n + o)))%N.
Proof.
pose F (k : class) : pred {perm 'I_24} := fun q => q \in allowed k.
have families : #|choice_of_parts| = (\prod_(k : class) number k.1 k.2)%N.
  have -> : #|choice_of_parts| = #|family F|.
    by apply: eq_card => f; rewrite inE; apply/forallP/familyP=> h k; exact: h k.
  rewrite card_family foldrE big_image; apply: eq_big => [k|k _]; first by [].
  by rewrite -allowed_card; apply: eq_card.
have rows : (\prod_(i < (o + n').+1) number i 0 = #|corner_set| * if o then #|midge_set| else 1)%N.
  by rewrite big_ord_recl {1}/number ltnn eqxx; congr (_ * _)%N; exact: rows_product.
have pairs : (\prod_(k : class) number k.1 k.2 = \prod_(i < (o + n').+1) \prod_(j < n) number i j)%N.
  by rewrite pair_bigA.
have all_rows : (\prod_(i < (o + n').+1) \prod_(j < n) number i j =
    #|corner_set| * (if o then #|midge_set| else 1) * #|even_set| ^ (n' * (o + n').+1))%N.
  rewrite (eq_bigr (fun i : 'I_(o + n').+1 => number i 0 * #|even_set| ^ n')%N) => [|i _]; last exact: row_product.
  by rewrite big_split /= rows big_const_ord iter_muln_1 -expnM.
rewrite made_all (card_in_imset made_inj) cardsX cardsT card_ffun card_bool card_ord families pairs all_rows.
rewrite corner_order midge_order even_order.
apply: arrange; rewrite addSn [(n' + o)%N]addnC; exact: erefl.
Qed.
End Formula.
